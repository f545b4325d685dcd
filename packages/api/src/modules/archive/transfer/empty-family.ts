import { AppError } from "../../../errors/errors.ts"
import type { Scope } from "../../../request/scope.ts"

const listFormat = new Intl.ListFormat("en-US")

/**
 * CONFLICT, with a list of what it has, unless the family has no records. Rows created at registration do not count. All other
 * records depend on one of these.
 */
export async function requireEmptyFamily({ db, family_id }: Pick<Scope, "db" | "family_id">): Promise<void> {
  const where = { family_id }
  const there = [
    count(await db.student.count({ where }), "child", "children"),
    count(await db.subject.count({ where }), "subject", "subjects"),
    count(await db.provider.count({ where }), "provider", "providers"),
    count(await db.resource.count({ where }), "resource", "resources"),
    count(await db.event.count({ where }), "event", "events"),
  ].flat()
  if (there.length === 0) return
  throw new AppError(
    "CONFLICT",
    `Your family already has ${listFormat.format(there)}. A restore needs an empty family.`,
  )
}

function count(rows: number, one: string, many: string): string[] {
  if (rows === 0) return []
  return [`${rows} ${rows === 1 ? one : many}`]
}
