import type { Weekday } from "@hearthbook/core/time/days"
import type { Time } from "@hearthbook/core/time/times"
import type { Learner } from "./learners.ts"

/** The subjects that already have classes in the school year. The set-up leaves them as they are. */
export type HeldSubjects = {
  isLoading: boolean
  /** The weekdays of the classes that a student has of a subject. Empty if it has none. */
  daysOf: (learner: Learner, subject: string) => Weekday[]
  /** The times at which a student has a weekly class already. */
  timesOf: (learner: Learner) => { day_of_week: Weekday; start_time: Time; end_time: Time }[]
}
