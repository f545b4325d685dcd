import type { Database } from "@hearthbook/db"

/** Statements that find rows without their counterpart, by description. */
const partialWrites: Record<string, string> = {
  "graded without a grade": `SELECT id FROM assignment a WHERE status = 'graded'
    AND NOT EXISTS (SELECT 1 FROM grade g WHERE g.assignment_id = a.id)`,
  "a grade of work that is not graded": `SELECT g.id FROM grade g JOIN assignment a ON a.id = g.assignment_id
    WHERE a.status <> 'graded'`,
  "a file submission without a file": `SELECT id FROM submission s WHERE kind = 'upload'
    AND NOT EXISTS (SELECT 1 FROM file f WHERE f.submission_id = s.id)`,
  "a file without its bytes": `SELECT id FROM file f WHERE size <>
    coalesce((SELECT octet_length(bytes) FROM file_content c WHERE c.file_id = f.id), -1)`,
  "submitted but still assigned": `SELECT s.id FROM submission s JOIN assignment a ON a.id = s.assignment_id
    WHERE a.status = 'assigned'`,
  "a person without settings": `SELECT id FROM "user" u WHERE NOT EXISTS (SELECT 1 FROM settings s WHERE s.user_id = u.id)`,
  "a family without users": `SELECT id FROM family f WHERE NOT EXISTS (SELECT 1 FROM "user" u WHERE u.family_id = f.id)`,
}

/** Finds writes that took effect only in part. */
export async function findPartialWrites({ client }: Database): Promise<string[]> {
  const found: string[] = []
  for (const [what, sql] of Object.entries(partialWrites)) {
    const rows = await client.$queryRawUnsafe<{ id: string }[]>(sql)
    found.push(...rows.map(({ id }) => `${what}: ${id}`))
  }
  return found
}
