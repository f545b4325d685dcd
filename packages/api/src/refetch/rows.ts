import type { TouchedNoun } from "@hearthbook/core/nouns/nouns"

/** `everything` also stands for the family, its members and its school years, on which nearly every answer depends. */
export type Touched = readonly TouchedNoun[] | "everything"

const course = ["student", "subject", "provider", "curriculum"] as const
const work = ["student", "subject", "curriculum", "assignment", "grade", "grading_scale"] as const
const lesson = ["student", "subject", "curriculum", "assignment", "resource", "lesson"] as const
const figures = [...work, "event", "submission", "lesson", "attendance_record", "schedule_entry"] as const

/** Rows that several answers are made of. */
export const read = {
  course,
  work,
  lesson,
  figures,
  schoolDays: ["student", "event"],
  pace: ["student", "subject", "event", "attendance_record", "time_entry", "requirement"],
} as const

/**
 * Rows that several mutations write, with those that follow them in the same transaction: by triggers (docs/decisions/033 and 034),
 * foreign keys, and notifications. Due days of filings follow the calendar (modules/family/filing-dates).
 */
export const written = {
  turnedIn: ["assignment", "submission", "file", "upload", "notification"],
  graded: ["assignment", "grade", "notification", "amendment"],
  work: ["assignment", "grade", "submission", "file", "upload", "notification", "change", "amendment"],
  lessons: ["lesson", "assignment", "time_entry", "notification", "change", "amendment"],
  time: ["time_entry", "notification", "change", "amendment"],
  marks: ["attendance_record", "time_entry", "notification", "change", "amendment"],
  classes: ["schedule_entry", "time_entry", "change"],
  events: ["event", "time_entry", "filing", "notification", "change", "amendment"],
  filings: ["requirement", "filing", "file", "notification", "amendment"],
  links: ["transcript_link", "auth_event"],
} as const
