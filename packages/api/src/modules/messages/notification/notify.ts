import { Prisma, type Db } from "@hearthbook/db"
import { v7 } from "uuid"
import { can, roles, type Role } from "@hearthbook/core/permissions/permissions"
import type { Day } from "@hearthbook/core/time/days"
import { limitToLength } from "../../../sql/statement.ts"
import type { NotificationKind } from "./notification.schema.ts"
import { notificationKind } from "@hearthbook/core/notifications/notification-kinds"
import { undoWindow } from "@hearthbook/core/undo/undo-times"

/** The actor, the time and the transaction. Also for services without a scope, such as accepting an invitation. */
type NotifyContext = { db: Db; family_id: string; now: Date; actor: { user_id: string } }

/** The topic of a notification. It is deleted with its topic, and retracted by it. */
type Topic = { student_id?: string; assignment_id?: string; day?: Day }

export type NotificationDraft = Topic & { kind: NotificationKind; title: string; body?: string | null }

/** The recipients: the adults of the family, its heads, or a child's login. Never the actor. */
type Audience = "adults" | "heads" | { child: string }

/** Notifications for one audience. */
export type NotificationBatch = [Audience, NotificationDraft[]]

/**
 * Notifies people in the transaction of the cause, so that both are saved or neither, as far as their settings allow. A new
 * notification replaces an unread one about the same topic. All notifications must be of one kind. One statement, because it
 * runs with most changes.
 */
export function notify(context: NotifyContext, ...batches: NotificationBatch[]): Promise<void> {
  return insertNotifications(context, Prisma.empty, batches)
}

export type Notify = typeof notify

/** The same, and resolves notifications about another topic in the same statement. */
export function notifyAndResolve(
  context: NotifyContext,
  resolved: ResolvedTopic,
  ...batches: NotificationBatch[]
): Promise<void> {
  return insertNotifications(context, Prisma.sql`, ${resolveStatements(context, resolved)}`, batches)
}

async function insertNotifications(
  context: NotifyContext,
  others: Prisma.Sql,
  batches: NotificationBatch[],
): Promise<void> {
  const drafts = batches.flatMap(([audience, list]) => list.map((draft) => ({ ...draft, audience })))
  const [first] = drafts
  if (!first) return
  const { db, family_id, now, actor } = context
  const { kind } = first
  const visible_at = notificationKind(kind).is_undoable ? new Date(now.getTime() + undoWindow) : now
  // Ids that sort by creation: the time of a version 7 UUID, then the position in this call, then random digits.
  const idPrefix = v7().replaceAll("-", "").slice(0, 22)
  const column = <Name extends keyof NotificationDraft>(name: Name) => drafts.map((draft) => draft[name] ?? null)
  await db.$executeRaw`
    WITH draft AS (
      SELECT * FROM unnest(${column("title")}::text[], ${column("body")}::text[], ${column("student_id")}::uuid[],
        ${column("assignment_id")}::uuid[], ${column("day")}::date[],
        ${drafts.map(({ audience }) => childOf(audience))}::uuid[],
        ${drafts.map(({ audience }) => rolesOf(audience).join())}::text[])
        WITH ORDINALITY AS n(title, body, student_id, assignment_id, day, child, roles, place) ${limitToLength(drafts)}
    ), replaced AS (
      DELETE FROM notification old USING draft n
      WHERE old.family_id = ${family_id}::uuid AND old.kind = ${kind}::notification_kind AND NOT old.is_read
        AND ${isSameTopic(drafts)}
    ) ${others}
    INSERT INTO notification
      (id, family_id, user_id, kind, title, body, student_id, assignment_id, day, visible_at, created_at, updated_at)
    SELECT (${idPrefix} || lpad(to_hex(n.place), 3, '0') || right(gen_random_uuid()::text, 7))::uuid,
      ${family_id}::uuid, u.id, ${kind}::notification_kind, n.title, n.body, n.student_id, n.assignment_id, n.day,
      ${visible_at}, ${now}, ${now}
    FROM draft n
    JOIN "user" u ON u.family_id = ${family_id}::uuid AND u.id <> ${actor.user_id}::uuid AND ${inAudience}
    LEFT JOIN settings s ON s.family_id = u.family_id AND s.user_id = u.id
    WHERE ${isAllowedBySettings(kind)}`
}

/**
 * A condition for notifications `old` about the same topic as `n`: the same assignment, or the same child and day of an
 * absence. Written so that an index can be used if all topics are alike, because a family has thousands of notifications.
 */
function isSameTopic(topics: Topic[]): Prisma.Sql {
  if (topics.every(({ assignment_id }) => assignment_id)) return Prisma.sql`old.assignment_id = n.assignment_id`
  if (topics.every(({ assignment_id, student_id, day }) => !assignment_id && student_id && day))
    return Prisma.sql`old.student_id = n.student_id AND old.day = n.day`
  return Prisma.sql`(
    old.assignment_id = n.assignment_id
    OR (n.assignment_id IS NULL AND old.student_id = n.student_id AND (n.day IS NULL OR old.day = n.day))
  )`
}

/** The same after an undo: only people without a notification about the topic are notified. */
export const notifyUnlessNotified: Notify = async (context, ...batches) => {
  const missing: NotificationBatch[] = []
  for (const [audience, drafts] of batches) {
    for (const draft of drafts) if (!(await isNotified(context, audience, draft))) missing.push([audience, [draft]])
  }
  await notify(context, ...missing)
}

async function isNotified(
  { db, family_id }: NotifyContext,
  audience: Audience,
  { kind, ...topic }: NotificationDraft,
): Promise<boolean> {
  const { student_id = null, assignment_id = null, day = null } = topic
  const [existing] = await db.$queryRaw<unknown[]>`
    SELECT 1
    FROM (
      SELECT ${student_id}::uuid AS student_id, ${assignment_id}::uuid AS assignment_id, ${day}::date AS day,
        ${childOf(audience)}::uuid AS child, ${rolesOf(audience).join()}::text AS roles
    ) AS n
    JOIN "user" u ON u.family_id = ${family_id}::uuid AND ${inAudience}
    JOIN notification old ON old.family_id = u.family_id AND old.user_id = u.id
    WHERE old.kind = ${kind}::notification_kind AND ${isSameTopic([topic])} LIMIT 1`
  return existing !== undefined
}

/** Deletes unread notifications about these topics, because their cause was undone. */
export async function retract(
  { db, family_id }: NotifyContext,
  kind: NotificationKind,
  ...topics: Topic[]
): Promise<void> {
  if (topics.length === 0) return
  const column = <Name extends keyof Topic>(name: Name) => topics.map((topic) => topic[name] ?? null)
  await db.$executeRaw`
    DELETE FROM notification old
    USING (
      SELECT * FROM unnest(${column("student_id")}::uuid[], ${column("assignment_id")}::uuid[], ${column("day")}::date[])
        AS r(student_id, assignment_id, day) ${limitToLength(topics)}
    ) n
    WHERE old.family_id = ${family_id}::uuid AND old.kind = ${kind}::notification_kind AND NOT old.is_read AND ${isSameTopic(topics)}`
}

/** Notifications of a kind about an assignment, or about a child's day. */
type ResolvedTopic = { kind: NotificationKind } & ({ assignment_id: string } | { student_id: string; day: Day })

/** Marks notifications about a resolved topic as read for everyone, and deletes those not yet visible. */
export async function resolve(context: NotifyContext, resolved: ResolvedTopic): Promise<void> {
  await context.db.$executeRaw`WITH ${resolveStatements(context, resolved)} SELECT 1`
}

/** The same as parts of a `WITH` clause. */
function resolveStatements({ family_id, now }: NotifyContext, resolved: ResolvedTopic): Prisma.Sql {
  const topic =
    "day" in resolved
      ? Prisma.sql`student_id = ${resolved.student_id}::uuid AND day = ${resolved.day}::date`
      : Prisma.sql`assignment_id = ${resolved.assignment_id}::uuid`
  const which = Prisma.sql`family_id = ${family_id}::uuid AND kind = ${resolved.kind}::notification_kind AND ${topic}`
  return Prisma.sql`
    unseen AS (DELETE FROM notification WHERE ${which} AND visible_at > ${now}),
    seen AS (
      UPDATE notification SET is_read = true, updated_at = ${now} WHERE ${which} AND visible_at <= ${now} AND NOT is_read
    )`
}

/** A condition for settings `s` that allow a kind. One enabled channel is enough for the bell. */
function isAllowedBySettings(kind: NotificationKind): Prisma.Sql {
  const { mail_setting: mail, is_pushed } = notificationKind(kind)
  if (!mail) return Prisma.sql`true`
  const channels = is_pushed ? [mail, "push_assignments"] : [mail]
  return Prisma.sql`coalesce(${Prisma.join(
    channels.map((channel) => Prisma.raw(`s.${channel}`)),
    " OR ",
  )}, false)`
}

/** A condition for users `u` in the audience of `n`. Who is suspended learns nothing. */
const inAudience = Prisma.sql`(
  u.suspended_at IS NULL AND CASE WHEN n.child IS NULL THEN u.role::text = ANY(string_to_array(n.roles, ','))
    ELSE u.role = 'student' AND u.student_id = n.child END
)`

function childOf(audience: Audience): string | null {
  return typeof audience === "object" ? audience.child : null
}

function rolesOf(audience: Audience): Role[] {
  return roles.filter((role) => can(role, audience === "heads" ? "manage_members" : "keep_records"))
}
