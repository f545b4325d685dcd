import { z } from "zod"
import {
  academicYear,
  day,
  earnedPoints,
  flag,
  gradeLevel,
  hexColor,
  id,
  momentView,
  optionalLink,
  optionalName,
  optionalText,
  points,
  requiredText,
  timeOfDay,
  wallClock,
} from "../../../fields/fields.ts"
import { assignmentStatuses } from "../../../rules/assignment-status.ts"
import { attendanceStatuses } from "../../../rules/attendance.ts"
import { weekdays } from "../../../rules/days.ts"
import { assignmentTypes } from "../../assignment/assignment.schema.ts"
import { semesters } from "../../curriculum/curriculum.schema.ts"
import { eventTypes, findBackwards } from "../../event/event.schema.ts"
import { fileTypes } from "../../../rules/files.ts"
import { resourceTypes } from "../../resource/resource.schema.ts"
import { submissionKinds } from "../../submission/submission.schema.ts"
import { subjectIcons } from "../../subject/subject.schema.ts"

// A row as it stands in an archive: the columns but for those that follow from others. Days are YYYY-MM-DD, times of day
// HH:MM, wall clocks YYYY-MM-DDTHH:MM, moments ISO timestamps. What is not named here is not read.

/** Between the years that a database and a person's life know. */
const moment = momentView.refine((text) => text >= "1900" && text < "3000", "A moment must be from 1900 to 2999.")
const stamps = { id, created_at: moment, updated_at: moment }
/** A version goes up with each change, and must have room to. */
const kept = { ...stamps, version: z.int().min(1).max(1_000_000_000) }
const reference = id.nullable()
const position = z.int().min(0).max(1_000_000)

export const studentRow = z.object({
  ...kept,
  first_name: requiredText("First name", 80),
  last_name: requiredText("Last name", 80),
  grade_level: gradeLevel,
  date_of_birth: day("Date of birth"),
  color: hexColor,
})

export const subjectRow = z.object({
  ...kept,
  name: requiredText("Name", 120),
  description: optionalText("Description", 2000),
  grade_level: gradeLevel,
  color: hexColor,
  icon: z.enum(subjectIcons),
})

export const providerRow = z.object({
  ...kept,
  name: requiredText("Name", 120),
  website: optionalLink("Website"),
  logo_url: optionalLink("Logo URL"),
})

export const resourceRow = z.object({
  ...kept,
  subject_id: reference,
  provider_id: reference,
  title: requiredText("Title", 200),
  description: optionalText("Description", 2000),
  resource_type: z.enum(resourceTypes),
  external_url: optionalLink("URL"),
})

export const curriculumRow = z.object({
  ...kept,
  student_id: id,
  subject_id: id,
  provider_id: reference,
  academic_year: academicYear,
  semester: z.enum(semesters),
  goals: optionalText("Goals", 5000),
  notes: optionalText("Notes", 5000),
})

export const lessonRow = z.object({
  ...kept,
  curriculum_id: id,
  title: requiredText("Title", 200),
  objectives: optionalText("Learning objectives", 10_000),
  private_notes: optionalText("Private notes", 10_000),
  planned_date: day("Lesson date"),
  position,
  minutes: z.int().min(1).max(100_000).nullable(),
  completed_at: moment.nullable(),
})

export const lessonResourceRow = z.object({ ...stamps, lesson_id: id, resource_id: id, position })

export const assignmentRow = z.object({
  ...kept,
  curriculum_id: id,
  lesson_id: reference,
  title: requiredText("Title", 200),
  description: optionalText("Description", 5000),
  instructions: optionalText("Instructions", 20_000),
  points_possible: points("Points"),
  type: z.enum(assignmentTypes),
  status: z.enum(assignmentStatuses),
  assigned_date: day("Assigned date"),
  due_date: day("Due date"),
  submission_url: optionalLink("Link to the work"),
})

/** Percent and letter are there for whoever reads the file; they are worked out anew (DECISIONS 33). */
export const gradeRow = z.object({
  ...kept,
  assignment_id: id,
  points_earned: earnedPoints,
  feedback: optionalText("Feedback", 5000),
})

export const submissionRow = z
  .object({
    ...stamps,
    assignment_id: id,
    kind: z.enum(submissionKinds),
    url: optionalLink("Link to the work"),
    text: optionalText("Written answer", 20_000),
    submitted_at: moment,
  })
  .refine(({ kind, url }) => (kind !== "drive" && kind !== "link") || Boolean(url), "The link to the work is missing.")
  .refine(({ kind, text }) => kind !== "text" || Boolean(text), "The written answer is missing.")

/** Bytes of one file. What is sent up is smaller; drawn anew it may have grown. */
export const largestStoredFile = 8 * 1024 * 1024

/** Belongs to one thing: to work, handed in or waiting, to a child, to whoever made the archive, or to a provider as its logo. */
export const fileRow = z
  .object({
    ...stamps,
    assignment_id: reference,
    submission_id: reference,
    student_id: reference,
    // Absent in archives of version 1, which held no logos.
    provider_id: reference.default(null),
    is_own_picture: z.boolean(),
    name: requiredText("File name", 250),
    content_type: z.enum(Object.keys(fileTypes) as (keyof typeof fileTypes)[]),
    size: z.int().min(1).max(largestStoredFile),
    position,
  })
  .refine(
    (file) =>
      [file.assignment_id, file.submission_id, file.student_id, file.provider_id, file.is_own_picture].filter(Boolean)
        .length === 1,
    "A file must belong to one thing.",
  )

export const scheduleEntryRow = z
  .object({
    ...kept,
    student_id: id,
    subject_id: id,
    day_of_week: z.enum(weekdays),
    start_time: timeOfDay("Start time"),
    end_time: timeOfDay("End time"),
    location: optionalName("Location", 200),
    start_date: day("First day").nullable(),
    end_date: day("Last day").nullable(),
  })
  .refine(({ start_time, end_time }) => start_time < end_time, "End time must be after the start time.")
  .refine(
    ({ start_date, end_date }) => !start_date || !end_date || start_date <= end_date,
    "Last day must not be before the first day.",
  )

export const eventRow = z
  .object({
    ...kept,
    student_id: reference,
    title: requiredText("Title", 200),
    description: optionalText("Description", 5000),
    event_type: z.enum(eventTypes),
    start_date: wallClock("Start"),
    end_date: wallClock("End"),
    all_day: flag("All day must be true or false."),
    location: optionalName("Location", 200),
  })
  .refine((event) => findBackwards(event) === null, "End must be after the start.")

export const attendanceRow = z.object({
  ...kept,
  student_id: id,
  date: day("Date"),
  status: z.enum(attendanceStatuses),
})

export const filesFolder = "files/"

/** Where the bytes of a file stand. */
export function fileEntryName({ id, content_type }: Pick<z.output<typeof fileRow>, "id" | "content_type">): string {
  return `${filesFolder}${id}.${fileTypes[content_type]}`
}
