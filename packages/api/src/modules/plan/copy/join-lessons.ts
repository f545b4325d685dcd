import type { Scope } from "../../../request/scope.ts"

/** Joins lessons with their copies: gives each, by its id, the id of the lessons that are done together. One statement. */
export async function joinLessons({ db, family_id, now }: Scope, joined: Map<string, string>): Promise<void> {
  await db.$executeRaw`
    UPDATE lesson l SET together_id = j.together_id, version = l.version + 1, updated_at = ${now}::timestamptz
    FROM unnest(${[...joined.keys()]}::uuid[], ${[...joined.values()]}::uuid[]) AS j(id, together_id)
    WHERE l.family_id = ${family_id}::uuid AND l.id = j.id AND l.together_id IS DISTINCT FROM j.together_id`
}
