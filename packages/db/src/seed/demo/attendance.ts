import type { attendance_status } from "../../generated/client.ts"
import { chance } from "./chance.ts"
import type { ChildKey } from "./people.ts"
import { isSchoolDay, mondayOf, schoolDaysUntil, toDate, type Day } from "./school-calendar.ts"

type Mark = { child: ChildKey; date: Day; status: attendance_status }

const childKeys: ChildKey[] = ["nora", "eli", "grace"]

/** How often a child is late on an ordinary day. */
const lateness: Record<ChildKey, number> = { nora: 0.02, eli: 0.045, grace: 0.02 }

/** The latest days are told, so that the week on the screen has a story: how many school days ago, and what. */
const lately: Record<ChildKey, Partial<Record<number, attendance_status>>> = {
  nora: { 7: "absent", 6: "absent", 4: "late" },
  eli: { 8: "excused", 3: "late" },
  grace: {},
}
const latelyDays = 12

/**
 * A mark for each child on each school day up to today: colds that pass through the house, appointments, late
 * mornings. On a school day Eli and Grace are already marked today and Nora is not, so that there is something to do.
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
  if (daysAgo <= latelyDays) return lately[child][daysAgo] ?? "present"
  if (isSick(child, day)) return "absent"
  const luck = chance(child, day)
  if (luck < 0.015) return "excused"
  return luck < 0.015 + lateness[child] ? "late" : "present"
}

/** A cold comes in about one week of eleven, takes most of the children, and keeps each in bed for two or three days. */
function isSick(child: ChildKey, day: Day): boolean {
  const week = mondayOf(day)
  if (chance("cold", week) >= 0.09 || chance("catches it", child, week) >= 0.6) return false
  const weekday = toDate(day).getUTCDay()
  const first = 1 + Math.floor(chance("falls ill", child, week) * 3)
  const length = 2 + Math.floor(chance("stays in bed", child, week) * 2)
  return weekday >= first && weekday < first + length
}
