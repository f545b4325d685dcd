import { dayToDate, type Day, type Weekday } from "@hearthbook/api/rules/days"
import { chance, pick } from "./chance.ts"
import { adultNames, childNames, lastNames } from "./names.ts"
import { rowId } from "./row-id.ts"
import { schoolDaysAround, schoolYears, wholeExtent, type SchoolYear } from "./school-years.ts"

/** What all rows of one run hang on. */
export type LoadTime = { today: Day; now: Date; school_days: Weekday[]; years: SchoolYear[] }

export function loadTime(today: Day, now: Date, extent = wholeExtent): LoadTime {
  const school_days = schoolDaysAround(today)
  return { today, now, school_days, years: schoolYears(today, school_days, extent) }
}

/** A usual family has five years behind it; a large one, for whole classes marked at once, has begun this year. */
export type LoadFamily = {
  index: number
  id: string
  last_name: string
  children: LoadChild[]
  years: SchoolYear[]
  begun: Day
  parent: LoadAdult
  teacher: LoadAdult
  /** The parent's, for whoever need not sign in first. */
  session_id: string
}
type LoadAdult = { id: string; first_name: string; email: string; role: "parent" | "teacher" }
export type LoadChild = { index: number; id: string; first_name: string; grade: number }

const childrenOf = { usual: 3, large: 30 }

/** The people of a family, always the same for the same number. */
export function loadFamily({ years, now }: LoadTime, index: number, kind: keyof typeof childrenOf): LoadFamily {
  const attended = kind === "usual" ? years : years.slice(-1)
  const begun = attended[0]?.days[0] ?? "2020-07-06"
  // A family a minute: nobody's rows begin at the very moment of somebody else's.
  const begins = dayToDate(begun).getTime() + index * 60_000
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
    begun,
    parent: adult("parent", 0),
    teacher: adult("teacher", 1),
    session_id,
  }
}

/** 'K' to '12'. */
export function gradeName(grade: number): string {
  return grade === 0 ? "K" : String(grade)
}

/** A moment of a day, as milliseconds; the time is UTC's. */
export function at(day: Day, hour: number, minute = 0): number {
  return remembered(midnights, day, () => dayToDate(day).getTime()) + (hour * 60 + minute) * 60_000
}

/** As COPY takes a moment. */
export function moment(milliseconds: number): string {
  return remembered(moments, milliseconds, () => new Date(milliseconds).toISOString())
}

// Millions of rows share some thousand moments, and to work one out takes longer than the rest of its row.
const midnights = new Map<Day, number>()
const moments = new Map<number, string>()

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = make()
  known.set(key, value)
  return value
}
