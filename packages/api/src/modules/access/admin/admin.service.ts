import { readPage } from "../../../sql/paging.ts"
import type { Scope } from "../../../request/scope.ts"
import { authEventTypes } from "../auth/auth-event.ts"
import { authEventView, type AuthEventFilter, type AuthEventView, type InstallationStats } from "./admin.schema.ts"

/** Counts what an administrator may know about all families. Demo families are only counted as such. */
export async function countInstallation({ db, now }: Scope): Promise<InstallationStats> {
  const [counts] = await db.$queryRaw<InstallationStats[]>`
    WITH lasting AS (SELECT id FROM family WHERE expires_at IS NULL),
    people AS (SELECT id, role FROM "user" WHERE family_id IN (SELECT id FROM lasting))
    SELECT
      (SELECT count(*)::int FROM lasting) AS families,
      (SELECT count(*)::int FROM family WHERE expires_at IS NOT NULL) AS demo_families,
      (SELECT count(*)::int FROM people WHERE role = 'admin') AS admins,
      (SELECT count(*)::int FROM people WHERE role = 'parent') AS parents,
      (SELECT count(*)::int FROM people WHERE role = 'teacher') AS teachers,
      (SELECT count(*)::int FROM people WHERE role = 'student') AS students,
      (SELECT count(*)::int FROM student WHERE family_id IN (SELECT id FROM lasting)) AS children,
      (SELECT count(*)::int FROM session JOIN people ON people.id = session.user_id
        WHERE revoked_at IS NULL AND expires_at > ${now}) AS active_sessions,
      (SELECT count(*)::int FROM outbox_email WHERE status = 'waiting') AS mails_waiting,
      (SELECT count(*)::int FROM outbox_email WHERE status = 'failed') AS mails_failed`
  if (!counts) throw new Error("The counts query returned no row.")
  return counts
}

const defaultPage = 50

/** The events around signing in, newest first. */
export async function listAuthEvents({ db }: Scope, { type, ...page }: AuthEventFilter): Promise<AuthEventView[]> {
  // Types of an older release are left out, because they cannot be shown.
  const where = { type: type ?? { in: [...authEventTypes] } }
  const order = { id: "desc" } as const
  const rows = await readPage(
    { ...page, limit: page.limit ?? defaultPage },
    {
      order: [order],
      place: (id) => db.auth_event.findUnique({ where: { id }, select: { id: true } }),
      read: ({ take, after }) => db.auth_event.findMany({ where: { AND: [where, after] }, orderBy: order, take }),
    },
  )
  const ids = [...new Set(rows.flatMap(({ user_id }) => (user_id ? [user_id] : [])))]
  const select = { id: true, first_name: true, last_name: true, email: true }
  // Not a relation, because an event remains when its person is deleted.
  const people = await db.user.findMany({ where: { id: { in: ids } }, select })
  const byId = new Map(people.map(({ id, ...person }) => [id, person]))
  return rows.map((row) =>
    authEventView.parse({
      id: row.id,
      type: row.type,
      created_at: row.created_at.toISOString(),
      metadata: row.metadata,
      client_address: row.client_address,
      user: byId.get(row.user_id ?? "") ?? null,
    }),
  )
}
