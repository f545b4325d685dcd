import { createHash } from "node:crypto"
import { Prisma } from "@hearthbook/db"
import { found } from "@hearthbook/core/errors/not-found"
import { refuseWhileRestoring } from "../../../archiving/restoring.ts"
import { hashToken } from "../../../identity/tokens.ts"
import { countUse } from "../../../rate-limit/rate-limit.ts"
import type { RequestFacts } from "../../../request/request.ts"
import type { Actor, Scope } from "../../../request/scope.ts"
import { lessonStatus } from "../../../sql/status-conditions.ts"
import { calendarEntries, type CalendarRows } from "./calendar-entries.ts"
import { feedDays } from "@hearthbook/core/export/calendar-parts"
import { addDays, dayIn, type Day } from "@hearthbook/core/time/days"
import { openFamilyTransaction, openTransaction } from "../../../transaction/transaction.ts"
import { byDueDay, selectAssignments } from "../../work/assignment/assignment.select.ts"
import { listEvents } from "../../calendar/event/event.service.ts"
import { selectLessons } from "../../work/lesson/lesson.select.ts"
import { listClasses } from "../../calendar/schedule/schedule.service.ts"
import { loadSchoolCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import { readShortNames } from "../../../identity/student-names.ts"
import { noteReading } from "./note-reading.ts"

/** The limit of readings from one address. Some programs read for all their people from a few addresses. */
const readings = { limit: 600, windowSeconds: 600 }

/** A calendar that was asked for with its link. */
export type ReadCalendar = {
  /** Changes with the content. */
  etag: string
  /** The last change of what is in it. */
  changed_at: Date
  /** Writes it as iCalendar. */
  write: () => Promise<string>
}

/**
 * The calendar of a link, for anyone who has it: of a child what that child's own login may see, so nothing of a sibling. The number of
 * statements does not grow with the rows. NOT_FOUND for an unknown, replaced or revoked link; RATE_LIMITED; BUSY while an archive is restored.
 */
export async function readCalendar(context: RequestFacts, token: string): Promise<ReadCalendar> {
  const { client, settings } = context
  const now = context.clock()
  const use = { key: `calendar:${context.client_address}`, ...readings, now }
  await openTransaction(client, "change", (db) => countUse(db, use))
  const feed = found(await openTransaction(client, "read", (db) => findFeed(db, token)), "calendar link")
  const { family_id, family } = feed
  refuseWhileRestoring(family)
  const today = dayIn(family.time_zone, now)
  const range = { from: addDays(today, -feedDays.back), to: addDays(today, feedDays.ahead) }
  const within = { client, settings, family_id }
  const rows = await openFamilyTransaction(within, "read", (db) => {
    const origin = { client_address: context.client_address, user_agent: context.user_agent }
    const calendar = { time_zone: family.time_zone, school_days: family.school_days, year_start: family.year_start }
    const actor = readerOf(feed)
    return readRows({ db, actor, family_id, calendar, today, now, settings, origin, log: context.log }, range)
  })
  await noteReading({ ...within, now }, feed)
  const entries = calendarEntries(nameChildren(rows, feed), range, feed)
  const name = (feed.student_id && rows.names.get(feed.student_id)) ?? family.name
  const content = { name, time_zone: family.time_zone, entries }
  const changes = entries.map(({ changed_at }) => changed_at)
  const changed_at = new Date(changes.reduce((last, at) => (at > last ? at : last), feed.updated_at.toISOString()))
  return {
    etag: `"${createHash("sha256").update(JSON.stringify(content)).digest("base64url")}"`,
    changed_at,
    // Loaded when it is first asked for, since few requests need the library.
    write: async () => (await import("./write-calendar.ts")).writeCalendar(content),
  }
}

type Feed = NonNullable<Awaited<ReturnType<typeof findFeed>>>

/** Looked up by the hash, so that the time of an answer reveals nothing about the token. */
function findFeed(db: Scope["db"], token: string) {
  return db.calendar_feed.findUnique({
    where: { token_hash: hashToken(token) },
    select: {
      id: true,
      family_id: true,
      user_id: true,
      student_id: true,
      include: true,
      detail: true,
      last_read_at: true,
      updated_at: true,
      family: { select: { name: true, time_zone: true, school_days: true, year_start: true, restoring_at: true } },
    },
  })
}

/** Whoever has a child's link sees what the child's login would. Grades are in no calendar. */
function readerOf({ user_id, student_id }: Feed): Actor {
  const role = student_id === null ? "parent" : "student"
  return { user_id, role, student_id, sees_grades: false, tablet_id: null, session_id: "" }
}

async function readRows(scope: Scope, { from, to }: { from: Day; to: Day }): Promise<CalendarRows> {
  const range = { start_date: from, end_date: to }
  const isPlanned = Prisma.sql`a.planned_date BETWEEN ${from}::date AND ${to}::date AND NOT ${lessonStatus.isSkipped("a")}`
  const isDue = Prisma.sql`a.due_date BETWEEN ${from}::date AND ${to}::date`
  const [calendar, names, classes, events, lessons, work] = await Promise.all([
    loadSchoolCalendar(scope),
    readShortNames(scope.db, scope.family_id),
    listClasses(scope, range),
    listEvents(scope, range),
    selectLessons(scope, [isPlanned]),
    selectAssignments(scope, { where: [isDue], order: byDueDay.order }),
  ])
  return { calendar, names, classes, events, lessons, work }
}

/** A child's own calendar, and that of a family with one child, needs no names. */
function nameChildren(rows: CalendarRows, { student_id }: Feed): CalendarRows {
  return student_id === null && rows.names.size > 1 ? rows : { ...rows, names: new Map() }
}
