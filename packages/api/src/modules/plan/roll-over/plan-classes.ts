import type { Prisma } from "@hearthbook/db"
import { v7 } from "uuid"
import type { Scope } from "../../../request/scope.ts"
import { groupBy } from "@hearthbook/core/lists/group-by"
import { carryClass } from "@hearthbook/core/planning/next-year/carry-class"
import type { Period } from "@hearthbook/core/planning/terms"
import type { Recurrence } from "@hearthbook/core/planning/schedule"
import { dateToDay, dayToMidnight, nextWeekday, type Day } from "@hearthbook/core/time/days"
import { subjectSelect } from "../course-plan/plan-subjects.ts"
import { pairOf } from "../course-plan/load-courses.ts"
import { visibleTo } from "../../calendar/schedule/schedule.policy.ts"

const classSelect = {
  id: true,
  student_id: true,
  subject_id: true,
  day_of_week: true,
  start_time: true,
  end_time: true,
  location: true,
  start_date: true,
  end_date: true,
  canceled_days: true,
  subject: { select: subjectSelect },
} satisfies Prisma.schedule_entrySelect

type ClassRow = Prisma.schedule_entryGetPayload<{ select: typeof classSelect }>

/** A weekly class of a child, with its days. */
export type YearClass = Omit<ClassRow, "start_date" | "end_date"> & { start_date: Day | null; end_date: Day | null }

/** The weekly classes of children after a year is carried on: those that end, those that are added, and all that remain. */
export type ClassPlan = { ended: { id: string; end_date: Day }[]; added: YearClass[]; held: YearClass[] }

/** The subject of a class in the next year; null if it is not taken any more. */
type NextSubjectOf = (entry: YearClass) => YearClass["subject"] | null

/** The weekly classes of these children. One statement. */
export async function loadYearClasses(scope: Scope, student_ids: string[]): Promise<YearClass[]> {
  const rows = await scope.db.schedule_entry.findMany({
    where: { student_id: { in: student_ids }, AND: visibleTo(scope) },
    select: classSelect,
    orderBy: { id: "asc" },
  })
  return rows.map(({ start_date, end_date, ...row }) => {
    return { ...row, start_date: start_date && dateToDay(start_date), end_date: end_date && dateToDay(end_date) }
  })
}

/** Carries classes on from one year to the next. The subject is asked for only if a class goes on. */
export function planClasses(classes: YearClass[], from: Period, to: Period, nextSubjectOf: NextSubjectOf): ClassPlan {
  const plan: ClassPlan = { ended: [], added: [], held: [] }
  for (const entry of classes) {
    const isCarried = carryClass(entry, from, to, "other").next !== undefined
    const subject = isCarried ? nextSubjectOf(entry) : entry.subject
    const kind = subject === null ? "none" : subject.id === entry.subject_id ? "same" : "other"
    const { ends_on, next } = isCarried ? carryClass(entry, from, to, kind) : {}
    if (ends_on !== undefined) plan.ended.push({ id: entry.id, end_date: ends_on })
    plan.held.push({ ...entry, end_date: ends_on ?? entry.end_date })
    if (next && subject) {
      plan.added.push({ ...entry, ...next, canceled_days: [], id: v7(), subject_id: subject.id, subject })
    }
  }
  plan.held.push(...plan.added)
  return plan
}

/** The number of classes that are held in a year. */
export function countClasses(classes: YearClass[], { start_date, end_date }: Period): number {
  return classes.filter((entry) => {
    const first = nextWeekday(
      entry.day_of_week,
      [start_date, entry.start_date ?? start_date].toSorted()[1] ?? start_date,
    )
    return first <= end_date && first <= (entry.end_date ?? first)
  }).length
}

/** When classes recur, by child and subject. */
export function recurrencesOf(classes: YearClass[]): Map<string, Recurrence[]> {
  const grouped = groupBy(classes, pairOf)
  return new Map([...grouped].map(([pair, entries]) => [pair, entries.map(toRecurrence)]))
}

function toRecurrence({
  day_of_week,
  start_time,
  end_time,
  start_date,
  end_date,
  canceled_days,
}: YearClass): Recurrence {
  return {
    day_of_week,
    start_time: start_time.toISOString(),
    end_time: end_time.toISOString(),
    start_date: start_date && dayToMidnight(start_date),
    end_date: end_date && dayToMidnight(end_date),
    canceled_days: canceled_days.map((day) => dayToMidnight(dateToDay(day))),
  }
}
