import { randomBytes } from "node:crypto"
import type { z } from "zod"
import { AppError } from "@hearthbook/core/errors/errors"
import { found, removedId } from "@hearthbook/core/errors/not-found"
import { can } from "@hearthbook/core/permissions/permissions"
import { hashToken } from "../../../identity/tokens.ts"
import type { Scope } from "../../../request/scope.ts"
import { calendarParts } from "@hearthbook/core/export/calendar-parts"
import { refuseIfStale } from "../../../sql/optimistic-locking.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { visibleTo } from "./calendar-feed.policy.ts"
import type {
  CalendarFeedDraft,
  calendarFeedUpdate,
  CalendarFeedView,
  MadeCalendarFeed,
} from "./calendar-feed.schema.ts"
import { feedSelect, toFeedView } from "./calendar-feed.select.ts"

/** The number of feeds that a family can have. */
const most = 50

/** The family's feeds, newest first, without their tokens. */
export async function listCalendarFeeds(scope: Scope): Promise<CalendarFeedView[]> {
  const rows = await scope.db.calendar_feed.findMany({
    where: { AND: visibleTo(scope) },
    select: feedSelect,
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
  })
  return rows.map(toFeedView)
}

/** NOT_FOUND if the caller may not see it. */
export async function getCalendarFeed(scope: Scope, id: string): Promise<CalendarFeedView> {
  const where = { id, AND: visibleTo(scope) }
  return toFeedView(found(await scope.db.calendar_feed.findFirst({ where, select: feedSelect }), "calendar link"))
}

/**
 * Makes a feed of the family's calendar or of one child's. Only the hash of its token is kept. NOT_FOUND if the caller may not see the
 * child, CONFLICT if the family has 50 feeds.
 */
export async function createCalendarFeed(scope: Scope, draft: CalendarFeedDraft): Promise<MadeCalendarFeed> {
  const { db, actor, family_id, now } = scope
  const { student_id = null, include = [...calendarParts], detail = "titles" } = draft
  if (student_id) await requireStudent(scope, student_id)
  if ((await db.calendar_feed.count({ where: { AND: visibleTo(scope) } })) >= most)
    throw new AppError("CONFLICT", `A family can have ${most} calendar links. Revoke one first.`)
  const { token, token_hash } = newToken()
  const owner = { family_id, user_id: actor.user_id, student_id }
  const row = await db.calendar_feed.create({
    data: { ...owner, token_hash, include, detail, created_at: now },
    select: feedSelect,
  })
  return withToken(scope, toFeedView(row), token)
}

/** Changes what a feed has; its link stays. Throws as `requireChangeable`, STALE if `version` is out of date. */
export async function updateCalendarFeed(
  scope: Scope,
  { id, version, ...data }: z.output<typeof calendarFeedUpdate>,
): Promise<CalendarFeedView> {
  await requireChangeable(scope, id)
  const where = { id, version, AND: visibleTo(scope) }
  const row = await refuseIfStale(
    () => scope.db.calendar_feed.update({ where, data: { ...data, version: { increment: 1 } }, select: feedSelect }),
    () => getCalendarFeed(scope, id),
  )
  return toFeedView(row)
}

/** Gives a feed another link; the former one opens nothing any more. Throws as `requireChangeable`. */
export async function replaceCalendarFeed(scope: Scope, id: string): Promise<MadeCalendarFeed> {
  await requireChangeable(scope, id)
  const { token, token_hash } = newToken()
  const row = await scope.db.calendar_feed.update({
    where: { id, AND: visibleTo(scope) },
    data: { token_hash, last_read_at: null, version: { increment: 1 } },
    select: feedSelect,
  })
  return withToken(scope, toFeedView(row), token)
}

/** Revokes a feed, whose link then opens nothing. Throws as `requireChangeable`. */
export async function deleteCalendarFeed(scope: Scope, id: string): Promise<{ id: string }> {
  await requireChangeable(scope, id)
  const where = { id, AND: visibleTo(scope) }
  return removedId(id, await scope.db.calendar_feed.deleteMany({ where }), "calendar link")
}

/** NOT_FOUND if the caller may not see it, WRONG_ROLE for a teacher if somebody else made it. */
async function requireChangeable(scope: Scope, id: string): Promise<void> {
  const { db, actor } = scope
  const feed = await db.calendar_feed.findFirst({ where: { id, AND: visibleTo(scope) }, select: { user_id: true } })
  const { user_id } = found(feed, "calendar link")
  if (user_id === actor.user_id || can(actor.role, "manage_members")) return
  throw new AppError("WRONG_ROLE", "Somebody else made this calendar link. They or a parent can change it.")
}

function newToken() {
  const token = randomBytes(32).toString("base64url")
  return { token, token_hash: hashToken(token) }
}

function withToken({ settings }: Scope, feed: CalendarFeedView, token: string): MadeCalendarFeed {
  const url = `${settings.app_url}/api/v1/calendar/${token}.ics`
  return { ...feed, token, url, webcal_url: url.replace(/^https?:/, "webcal:") }
}
