import { addDays, weekdayOf, type Day, type Weekday } from "./days.ts"

/** S §3. */
export const attendanceStatuses = ["present", "absent", "late", "excused"] as const
export type AttendanceStatus = (typeof attendanceStatuses)[number]

/** How many school days bear each mark. */
export type MarkCounts = Record<AttendanceStatus, number>

/**
 * Percent attended of the school days that are marked, rounded half up; late counts as attended (DECISIONS 11a, for
 * the dashboard and a student's card). Null when nothing is marked (DECISIONS 42).
 */
export function attendanceRate(marks: MarkCounts): number | null {
  const marked = marks.present + marks.late + marks.absent + marks.excused
  return wholePercent(marks.present + marks.late, marked)
}

/** A mark as the rules read it. */
export type Mark = { student_id: string; date: Day; status: AttendanceStatus }

/** A streak of so many school days earns the badge of the perfect week (S §9). */
export const perfectStreak = 5

/** How many there are of each. */
export function countMarks(marks: Pick<Mark, "status">[]): MarkCounts {
  const of = (status: AttendanceStatus) => marks.filter((mark) => mark.status === status).length
  return { present: of("present"), absent: of("absent"), late: of("late"), excused: of("excused") }
}

/** Of these days, the school days that have come: the days a week's rate is of (DECISIONS 11a). */
export function countedDays(days: Day[], school_days: Weekday[], today: Day): Day[] {
  return days.filter((day) => day <= today && school_days.includes(weekdayOf(day)))
}

/**
 * A week's percent: (present + late) / (students x school days so far), rounded half up; late counts as attended, marks on
 * other days count nowhere (S §9, DECISIONS 11a). Null while no school day of it has come, or nobody is there to mark.
 */
export function weekRate(marks: Mark[], students: number, days: Day[]): number | null {
  const attended = marks.filter(
    ({ date, status }) => days.includes(date) && (status === "present" || status === "late"),
  )
  return wholePercent(attended.length, students * days.length)
}

/** A day's percent: present / students, rounded half up (S §9). Null without students. */
export function dayRate(marks: Pick<Mark, "status">[], students: number): number | null {
  return wholePercent(countMarks(marks).present, students)
}

/** Green at 90 or above, yellow at 70 or above, otherwise red (S §9). */
export function rateTone(rate: number): "green" | "yellow" | "red" {
  return rate >= 90 ? "green" : rate >= 70 ? "yellow" : "red"
}

/**
 * School days in a row, up to `until`, on which a child was present: late, absent or excused breaks it, and so does a
 * school day without a mark, save today, which may still get one (DECISIONS 11a).
 */
export function streakOf(
  marks: Pick<Mark, "date" | "status">[],
  { school_days, until, today }: { school_days: Weekday[]; until: Day; today: Day },
): number {
  const statuses = new Map(marks.map(({ date, status }) => [date, status]))
  const first = marks.reduce((earliest, { date }) => (date < earliest ? date : earliest), until)
  let streak = 0
  for (let day = until; day >= first; day = addDays(day, -1)) {
    if (!school_days.includes(weekdayOf(day))) continue
    const status = statuses.get(day)
    if (status === "present") streak += 1
    else if (status !== undefined || day !== today) break
  }
  return streak
}

export type Insight = "outstanding_week" | "perfect_streaks" | "absence_alert" | "improvement_opportunity"

/** What a week's figures say (S §9); nothing while there is no rate. */
export function insightsOf(week: {
  rate: number | null
  absent: number
  students: number
  perfect: number
}): Insight[] {
  const { rate, absent, students, perfect } = week
  const found: [Insight, boolean][] = [
    ["outstanding_week", rate !== null && rate >= 95],
    ["perfect_streaks", perfect > 0],
    ["absence_alert", absent > 2 * students],
    ["improvement_opportunity", rate !== null && rate < 80],
  ]
  return found.filter(([, holds]) => holds).map(([insight]) => insight)
}

/** Rounded half up without a detour through fractions; null of nothing. */
function wholePercent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor((200 * part + whole) / (2 * whole))
}
