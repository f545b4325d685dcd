import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { countOf } from "@hearthbook/core/names/count-of"
import { sourceOf, type ContentSource } from "@hearthbook/core/requirements/filing-contents"
import { fitLines, hoursLines, listBySubject, logFields, toHours } from "@hearthbook/core/requirements/report-lines"
import type { Opening } from "@hearthbook/core/requirements/target-pace"
import { dayToMidnight } from "@hearthbook/core/time/days"
import { longDay, monthName, shortDay } from "@hearthbook/core/time/printed-days"
import { selectEvents } from "../../calendar/event/event.select.ts"
import { requireRequirement } from "../requirement/requirement.service.ts"
import { requireSchoolYear } from "../../family/school-year/school-year.service.ts"
import { getStudent } from "../../family/student/student.service.ts"
import type { TimeSummary } from "../time/time.schema.ts"
import { summarizeTimeOf } from "../time/time-summary.service.ts"
import { selectLog, selectWork } from "./filing-log.select.ts"
import { readPeriod, type Period } from "./filing-period.service.ts"
import { selectSubjects } from "./filing-subjects.select.ts"
import type { FilingDraftInput, FilingDraftView } from "./filing.schema.ts"
import { getFiling } from "./filing.service.ts"

type Span = Period & { student_id: string }

/**
 * Drafts a filing from the records of its period, or of the days that are given: sums, and a text for each required content. Throws
 * NOT_FOUND like `getFiling`.
 */
export async function draftFiling(
  scope: Scope,
  { id, start_date, end_date }: FilingDraftInput,
): Promise<FilingDraftView> {
  const filing = await getFiling(scope, id)
  const { student_id, kind } = filing
  const requirement = await requireRequirement(scope, filing.requirement_id)
  const year = await requireSchoolYear(scope, requirement.school_year_id)
  const usual = await readPeriod(scope, filing, year)
  const period = orderDays({ start_date: start_date ?? usual.start_date, end_date: end_date ?? usual.end_date })
  const span = { student_id, ...period }
  const summary = await summarizeTimeOf(scope, span)
  const minutes = summary.by_subject.flatMap(({ subject_id, ...row }) =>
    subject_id ? [[subject_id, row.minutes] as const] : [],
  )
  const subjects = await selectSubjects(scope, span, new Map(minutes))
  const student = await getStudent(scope, student_id)
  const sources = new Map(filing.contents.map((text) => [text, sourceOf(text, kind)]))
  const asked = new Set(sources.values())
  const log = asked.has("log") || asked.has("titles") ? await selectLog(scope, span) : []
  const values: Record<Exclude<ContentSource, "log">, string[]> = {
    child: [
      `${student.first_name} ${student.last_name ?? ""}`.trim() +
        `, born ${longDay(student.date_of_birth)}, grade ${requirement.grade_level}`,
    ],
    year: [`${longDay(year.start_date)} to ${longDay(year.end_date)}`],
    hours: hoursLines(summary.by_subject),
    core: coreLines(summary),
    months: summary.by_month
      .filter(({ minutes }) => minutes > 0)
      .map((row) => `${monthName(row.month)}: ${countOf(toHours(row.minutes), "hour")}`),
    opening: requirement.opening ? openingLines(requirement.opening, summary) : [],
    attendance: [countOf(summary.days, "day")],
    titles: listBySubject(log.flatMap(({ subject, resources }) => resources.map((title) => ({ subject, title })))),
    trips: asked.has("trips") ? await readTrips(scope, span) : [],
    samples: asked.has("samples") ? listBySubject(await selectWork(scope, span)) : [],
    materials: listBySubject(
      subjects.flatMap(({ name, materials }) => materials.map((title) => ({ subject: name, title }))),
    ),
    grades: subjects
      .filter(({ percent }) => percent !== null)
      .map(({ name, percent, letter }) => `${name}: ${letter ? `${letter}, ` : ""}${percent}%`),
    subjects: subjects.map(({ name }) => name),
  }
  return {
    filing_id: id,
    start_date: dayToMidnight(period.start_date),
    end_date: dayToMidnight(period.end_date),
    days: summary.days,
    minutes: summary.minutes,
    other_minutes: summary.by_subject.find(({ subject_id }) => subject_id === null)?.minutes ?? 0,
    contents: [...sources].flatMap(([text, source]): FilingDraftView["contents"] => {
      if (source === "log") return logFields(text, log).map((field) => ({ ...field, source }))
      if (source === "opening" && !requirement.opening) return []
      return [{ text, source, value: source && fitLines(values[source]) }]
    }),
    subjects,
  }
}

function orderDays({ start_date, end_date }: Period): Period {
  return start_date <= end_date ? { start_date, end_date } : { start_date: end_date, end_date: start_date }
}

function coreLines({
  core_minutes,
  core_home_minutes,
}: Pick<TimeSummary, "core_minutes" | "core_home_minutes">): string[] {
  return [
    `Core: ${countOf(toHours(core_minutes), "hour")}`,
    `Core at home: ${countOf(toHours(core_home_minutes), "hour")}`,
  ]
}

/** The lines for the days and hours from before the family used Hearthbook, and the totals that include them. */
function openingLines({ days, minutes, note, ...core }: Opening, summary: TimeSummary): string[] {
  const all = {
    core_minutes: core.core_minutes + summary.core_minutes,
    core_home_minutes: core.core_home_minutes + summary.core_home_minutes,
  }
  return [
    [days > 0 && countOf(days, "day"), minutes > 0 && countOf(toHours(minutes), "hour")].filter(Boolean).join(", ") +
      (note ? `: ${note}` : ""),
    ...(core.core_minutes > 0 ? coreLines(core) : []),
    `Together with the hours above: ${countOf(toHours(minutes + summary.minutes), "hour")}`,
    ...(all.core_minutes > 0 ? coreLines(all) : []).map(
      (line) => `Together, ${line.charAt(0).toLowerCase()}${line.slice(1)}`,
    ),
  ]
}

/** The field trips of a period up to today, one line each. */
async function readTrips(scope: Scope, { student_id, start_date, end_date }: Span): Promise<string[]> {
  const trips = await selectEvents(scope, [
    Prisma.sql`(a.student_id = ${student_id}::uuid OR a.student_id IS NULL)`,
    Prisma.sql`a.event_type = 'field_trip'`,
    Prisma.sql`a.start_date::date BETWEEN ${start_date}::date AND least(${end_date}::date, ${scope.today}::date)`,
  ])
  return trips.map(({ start_date: day, title, location, minutes }) =>
    [`${shortDay(day)}  ${title}`, location, minutes && countOf(toHours(minutes), "hour")].filter(Boolean).join(", "),
  )
}
