import type { Day } from "@hearthbook/core/time/days"
import { isDay } from "@hearthbook/core/time/days"
import { readMinutes, splitMinutes } from "@hearthbook/core/time/read-minutes"
import type { CourseName } from "@hearthbook/api/plan/curriculum"
import type { StudentSummary } from "@hearthbook/api/family/student"
import type { SubjectView } from "@hearthbook/api/family/subject"
import { countOf } from "../../lib/format.ts"
import { targetOf } from "./time-subjects.ts"

export type TimeValues = {
  student_ids: string[]
  /** As it was typed: '45 min'. */
  minutes: string
  date: string
  /** The names of the subjects, which share the minutes. */
  subjects: string[]
  place: "home" | "away"
  description: string
}

export const badMinutes = "Enter a time such as 45 min or 1h 30, of 24 hours at most."

/** The errors by field. */
export function timeErrors(values: TimeValues, today: Day) {
  const minutes = readMinutes(values.minutes)
  const { length } = values.subjects
  return {
    student_ids: values.student_ids.length === 0 ? "Choose a student." : null,
    minutes:
      minutes === null ? badMinutes : minutes < length ? `${countOf(length, "subject")} need more minutes.` : null,
    date: !isDay(values.date) ? "Date is required." : values.date > today ? "Choose today or an earlier day." : null,
  }
}

type Family = { students: StudentSummary[]; subjects: SubjectView[]; courses: CourseName[] }

/** The entries of the request: for each student one for each subject, which share the minutes. */
export function timeRecords(values: TimeValues, { students, ...family }: Family) {
  const { date, place, description, subjects } = values
  const parts = splitMinutes(readMinutes(values.minutes) ?? 0, Math.max(1, subjects.length))
  return students
    .filter(({ id }) => values.student_ids.includes(id))
    .flatMap((student) =>
      parts.map((minutes, place_of) => {
        const name = subjects[place_of]
        const target = name === undefined ? null : targetOf(name, student, family)
        return { student_id: student.id, date, minutes, place, description: description.trim() || null, ...target }
      }),
    )
}
