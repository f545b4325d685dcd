import { v7 } from "uuid"
import { courses, type CourseKey } from "./courses.ts"
import type { ChildKey } from "./people.ts"
import { children, people, type Mailbox } from "./people.ts"
import { providers, type ProviderKey } from "./providers.ts"
import { resources, type ResourceKey } from "./resources.ts"
import { outings, type OutingKey } from "./lessons/extra.ts"
import { addDays, schoolDaysUntil, toDate, type Day } from "./school-calendar.ts"

/** The api's rule for percentage and letter grade. It is passed in, because this package must not import the api. */
export type GradeRule = (points: { earned: number; possible: number }) => {
  percentage: number | null
  letter_grade: string | null
}

/** The dates and ids that the rows are built from. Every row builder takes it as its first argument. */
export type Setting = {
  today: Day
  now: Date
  grade: GradeRule
  family_id: string
  /** When the family signed up, before its first school day. */
  began: Date
  students: Record<ChildKey, string>
  users: Record<Mailbox, string>
  subjects: Record<CourseKey, string>
  curricula: Record<CourseKey, string>
  providers: Record<ProviderKey, string>
  resources: Record<ResourceKey, string>
  loop_id: string
  /** The `together_id` of the lessons of each outing. */
  outings: Record<OutingKey, string>
}

/** Generates the ids that rows refer to in advance, so that each table can be written in one statement. */
export function drawSetting({ today, now, grade }: Pick<Setting, "today" | "now" | "grade">): Setting {
  const [first = today] = schoolDaysUntil(today)
  return {
    today,
    now,
    grade,
    family_id: v7(),
    began: toDate(addDays(first, -14)),
    students: drawIds(children),
    users: drawIds(Object.fromEntries(people.map((person) => [person.mailbox, person])) as Record<Mailbox, unknown>),
    subjects: drawIds(courses),
    curricula: drawIds(courses),
    providers: drawIds(providers),
    resources: drawIds(resources),
    loop_id: v7(),
    outings: drawIds(outings),
  }
}

function drawIds<Key extends string>(content: Record<Key, unknown>): Record<Key, string> {
  return Object.fromEntries(Object.keys(content).map((key) => [key, v7()])) as Record<Key, string>
}

/** Returns the entries of a record with typed keys. */
export function entriesOf<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][]
}

/** Returns midday of a day on the US East Coast, plus `minutes`; at the latest now. */
export function middayOf({ now }: Setting, day: Day, minutes = 0): Date {
  return new Date(Math.min(toDate(day).getTime() + (17 * 60 + minutes) * 60_000, now.getTime()))
}

export function hoursAgo({ now }: Setting, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000)
}

/** Returns both timestamps of a row that has not changed since it was created. */
export function untouched(made: Date): { created_at: Date; updated_at: Date } {
  return { created_at: made, updated_at: made }
}
