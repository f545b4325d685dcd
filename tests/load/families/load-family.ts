import { dayToDate, type Day, type Weekday } from "@hearthbook/core/time/days"
import { chance, pick } from "./chance.ts"
import { adultNames, childNames, lastNames } from "./names.ts"
import { rowId } from "./row-id.ts"
import { schoolDaysAround, schoolYears, wholeExtent, type SchoolYear } from "./school-years.ts"

/** Returns the days and years that all rows of a run depend on. */
export type LoadTime = { today: Day; now: Date; school_days: Weekday[]; years: SchoolYear[] }

export function loadTime(today: Day, now: Date, extent = wholeExtent): LoadTime {
  const school_days = schoolDaysAround(today)
  return { today, now, school_days, years: schoolYears(today, school_days, extent) }
}

/** A usual family has five years of data. A large one, for marking whole classes, started this year. */
export type LoadFamily = {
  index: number
  id: string
  last_name: string
  children: LoadChild[]
  years: SchoolYear[]
  startDay: Day
  parent: LoadAdult
  teacher: LoadAdult
  /** The parent's session, for requests that do not sign in first. */
  session_id: string
}
type LoadAdult = { id: string; first_name: string; email: string; role: "parent" | "teacher" }
export type LoadChild = { index: number; id: string; first_name: string; grade: number }

const childrenOf = { usual: 3, large: 30 }

/** Returns a family's members, determined by its number. */
export function loadFamily({ years, now }: LoadTime, index: number, kind: keyof typeof childrenOf): LoadFamily {
  const attended = kind === "usual" ? years : years.slice(-1)
  const startDay = attended[0]?.days[0] ?? "2020-07-06"
  // One family a minute, so that ids of different families do not collide.
  const begins = dayToDate(startDay).getTime() + index * 60_000
  const id = rowId("family", begins, { family: index })
  const last_name = pick(lastNames, index, 1)
  const adult = (role: LoadAdult["role"], serial: number): LoadAdult => {
    const first_name = pick(adultNames, index, 2, serial)
    const email = `${first_name}.${last_name}.${index}@example.com`.toLowerCase().replace("'", "")
    return { id: rowId("user", begins, { family: index, serial }), first_name, role, email: `${role}.${email}` }
  }
  const firstGrade = Math.floor(chance(index, 3) * 6)
  const children = Array.from({ length: childrenOf[kind] }, (_, child) => ({
    index: child,
    id: rowId("student", begins, { family: index, child }),
    first_name: childNames[(Math.floor(chance(index, 4) * 38) + child * 5) % 38] ?? "Ada",
    grade: (firstGrade + child * 3) % 13,
  }))
  const session_id = rowId("session", now.getTime() - 60_000, { family: index })
  return {
    index,
    id,
    last_name,
    children,
    years: attended,
    startDay,
    parent: adult("parent", 0),
    teacher: adult("teacher", 1),
    session_id,
  }
}

/** Returns a grade level from 'K' to '12'. */
export function gradeName(grade: number): string {
  return grade === 0 ? "K" : String(grade)
}

/** Returns a time of a day in UTC as milliseconds. */
export function at(day: Day, hour: number, minute = 0): number {
  return remembered(midnights, day, () => dayToDate(day).getTime()) + (hour * 60 + minute) * 60_000
}

/** Formats a timestamp for COPY. */
export function moment(milliseconds: number): string {
  return remembered(moments, milliseconds, () => new Date(milliseconds).toISOString())
}

// Cached, because millions of rows share a few thousand timestamps and formatting one is slower than the rest of the row.
const midnights = new Map<Day, number>()
const moments = new Map<number, string>()

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = make()
  known.set(key, value)
  return value
}
