import { v7 } from "uuid"
import { courses, type CourseKey } from "./courses.ts"
import type { ChildKey } from "./people.ts"
import { children, people, type Mailbox } from "./people.ts"
import { providers, type ProviderKey } from "./providers.ts"
import { resources, type ResourceKey } from "./resources.ts"
import { addDays, schoolDaysUntil, toDate, type Day } from "./school-calendar.ts"

/** The api's rule for a mark, handed in: one rule serves the product and its sample, and db imports no api. */
export type MarkRule = (points: { earned: number; possible: number }) => {
  percentage: number | null
  letter_grade: string | null
}

/** When and for whom the rows are made; every builder of rows takes it first. */
export type Setting = {
  today: Day
  now: Date
  mark: MarkRule
  family_id: string
  /** When the family signed up, before the first of its school days. */
  began: Date
  students: Record<ChildKey, string>
  users: Record<Mailbox, string>
  subjects: Record<CourseKey, string>
  curricula: Record<CourseKey, string>
  providers: Record<ProviderKey, string>
  resources: Record<ResourceKey, string>
}

/** Draws the ids of what other rows point to, so that each table can be written in one statement. */
export function drawSetting({ today, now, mark }: Pick<Setting, "today" | "now" | "mark">): Setting {
  const [first = today] = schoolDaysUntil(today)
  return {
    today,
    now,
    mark,
    family_id: v7(),
    began: toDate(addDays(first, -14)),
    students: drawIds(children),
    users: drawIds(Object.fromEntries(people.map((person) => [person.mailbox, person])) as Record<Mailbox, unknown>),
    subjects: drawIds(courses),
    curricula: drawIds(courses),
    providers: drawIds(providers),
    resources: drawIds(resources),
  }
}

function drawIds<Key extends string>(content: Record<Key, unknown>): Record<Key, string> {
  return Object.fromEntries(Object.keys(content).map((key) => [key, v7()])) as Record<Key, string>
}

/** The entries of a record whose keys are known. */
export function entriesOf<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][]
}

/** Midday on the East Coast of a day, and so many minutes; never later than now. */
export function middayOf({ now }: Setting, day: Day, minutes = 0): Date {
  return new Date(Math.min(toDate(day).getTime() + (17 * 60 + minutes) * 60_000, now.getTime()))
}

export function hoursAgo({ now }: Setting, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000)
}

/** Both timestamps of a row that nobody has touched since it was made. */
export function untouched(made: Date): { created_at: Date; updated_at: Date } {
  return { created_at: made, updated_at: made }
}
