import type { attendance_status } from "../../generated/client.ts"
import { chance } from "./chance.ts"
import type { ChildKey } from "./people.ts"
import { isSchoolDay, mondayOf, schoolDaysUntil, toDate, type Day } from "./school-calendar.ts"

type Mark = { child: ChildKey; date: Day; status: attendance_status }

const childKeys: ChildKey[] = ["nora", "eli", "grace"]

/** The share of ordinary days on which a child is late. */
const lateness: Record<ChildKey, number> = { nora: 0.02, eli: 0.045, grace: 0.02 }

/** Fixed marks of the latest days, by the number of school days ago, so that the week on the screen has some variety. */
const recent: Record<ChildKey, Partial<Record<number, attendance_status>>> = {
  nora: { 7: "absent", 6: "absent", 4: "late" },
  eli: { 8: "excused", 3: "late" },
  grace: {},
}
const recentDays = 12

/**
 * Returns a mark for each child and school day up to today, with shared colds, appointments and late mornings. If today is
 * a school day, Eli and Grace are marked and Nora is not, so that a visitor has something to mark.
 */
export function attendanceMarks(today: Day): Mark[] {
  const days = schoolDaysUntil(today)
  const past = days.flatMap((date, index) =>
    childKeys.map((child) => ({ child, date, status: markOf(child, date, days.length - index) })),
  )
  const marked: ChildKey[] = isSchoolDay(today) ? ["eli", "grace"] : []
  return [...past, ...marked.map((child) => ({ child, date: today, status: "present" as const }))]
}

function markOf(child: ChildKey, day: Day, daysAgo: number): attendance_status {
  if (daysAgo <= recentDays) return recent[child][daysAgo] ?? "present"
  if (isSick(child, day)) return "absent"
  const luck = chance(child, day)
  if (luck < 0.015) return "excused"
  return luck < 0.015 + lateness[child] ? "late" : "present"
}

/** A cold occurs in about one week of eleven, infects most of the children, and lasts two or three days each. */
function isSick(child: ChildKey, day: Day): boolean {
  const week = mondayOf(day)
  if (chance("cold", week) >= 0.09 || chance("catches it", child, week) >= 0.6) return false
  const weekday = toDate(day).getUTCDay()
  const first = 1 + Math.floor(chance("falls ill", child, week) * 3)
  const length = 2 + Math.floor(chance("stays in bed", child, week) * 2)
  return weekday >= first && weekday < first + length
}
