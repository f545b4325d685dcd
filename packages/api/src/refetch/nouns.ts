import type { AppRouter } from "../index.ts"

/** The kinds of rows that answers are made of, named after their tables. */
export type Noun =
  | "student"
  | "subject"
  | "provider"
  | "curriculum"
  | "loop"
  | "assignment"
  | "grade"
  | "submission"
  | "file"
  | "upload"
  | "resource"
  | "lesson"
  | "attendance_record"
  | "time_entry"
  | "schedule_entry"
  | "event"
  | "calendar_feed"
  | "change"
  | "amendment"
  | "data_import"
  | "grading_scale"
  | "course_result"
  | "past_course"
  | "transcript"
  | "transcript_link"
  | "requirement"
  | "filing"
  | "notification"
  | "invitation"
  | "settings"
  | "setup_answers"
  | "session"
  | "tablet"
  | "access_token"
  | "auth_event"

/** `everything` also stands for the family, its members and its school years, on which nearly every answer depends. */
export type Touched = readonly Noun[] | "everything"

type Routers = AppRouter["_def"]["record"]
type Typed<Type extends string> = { _def: { type: Type } }

/** The names of all procedures of a type, such as `grades.record`. */
type NameOf<Type extends string> = {
  [Module in Extract<keyof Routers, string>]: {
    [Name in Extract<keyof Routers[Module], string>]: Routers[Module][Name] extends Typed<Type>
      ? `${Module}.${Name}`
      : never
  }[Extract<keyof Routers[Module], string>]
}[Extract<keyof Routers, string>]

export type QueryName = NameOf<"query">
export type MutationName = NameOf<"mutation">
