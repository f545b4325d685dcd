import type { Db } from "@hearthbook/db"
import { shortNames } from "@hearthbook/core/names/names"

type Child = Parameters<typeof shortNames>[0][number]

/**
 * The names of a family's children where a first name would stand alone, by id: 'Anna B.' beside a sibling Anna. Raw SQL, because
 * every grade waits for it (docs/performance.md).
 */
export async function readShortNames(db: Db, family_id: string): Promise<Map<string, string>> {
  return shortNames(
    await db.$queryRaw<Child[]>`
      SELECT id, first_name, last_name, grade_level FROM student WHERE family_id = ${family_id}::uuid`,
  )
}

/** The same for one child. */
export async function shortNameOf(
  { db, family_id }: { db: Db; family_id: string },
  { id, first_name }: { id: string; first_name: string },
): Promise<string> {
  return (await readShortNames(db, family_id)).get(id) ?? first_name
}

type Login = { family_id: string; student_id: string | null; first_name: string }

/** The short names of the children who sign in with these logins of one family. */
export async function namesOfLogins(db: Db, logins: Login[]): Promise<string[]> {
  const [first] = logins
  if (!first) return []
  const names = await readShortNames(db, first.family_id)
  return logins.map(({ student_id, first_name }) => names.get(student_id ?? "") ?? first_name)
}
