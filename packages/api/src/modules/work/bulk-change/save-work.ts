import type { Scope } from "../../../request/scope.ts"
import { visibleTo } from "../assignment/assignment.policy.ts"
import type { AssignmentView } from "../assignment/assignment.schema.ts"
import type { WorkChange } from "./plan-work.ts"

/** Saves the new due days and statuses of locked assignments in one statement. */
export async function saveWork({ db, family_id, now }: Scope, changes: WorkChange[]): Promise<void> {
  const ids = changes.map(({ work }) => work.id)
  const days = changes.map(({ to }) => to)
  const statuses = changes.map(({ status_to }) => status_to)
  await db.$executeRaw`
    UPDATE assignment a SET due_date = m.day, status = m.status,
      version = a.version + 1, updated_at = ${now}::timestamptz
    FROM (
      SELECT unnest(${ids}::uuid[]) AS id, unnest(${days}::date[]) AS day,
        unnest(${statuses}::text[])::assignment_status AS status
    ) m
    WHERE a.family_id = ${family_id}::uuid AND a.id = m.id`
}

/** Deletes assignments with their grades and submissions. */
export async function deleteWork(scope: Scope, works: AssignmentView[]): Promise<void> {
  await scope.db.assignment.deleteMany({ where: { id: { in: works.map(({ id }) => id) }, AND: visibleTo(scope) } })
}
