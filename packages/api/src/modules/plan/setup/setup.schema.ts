import { z } from "zod"
import { academicYear, day, flag, gradeLevel, id, optionalName, requiredText } from "@hearthbook/core/fields/fields"
import { timeOfDay, timeView } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import { weekdays } from "@hearthbook/core/time/days"
import { changeId } from "../../../recording/change-id.ts"
import { schoolDays } from "../../family/family/school-days.schema.ts"
import { holidayDraft } from "../../calendar/holiday/holiday.schema.ts"
import { startedYear } from "../roll-over/roll-over.schema.ts"
import { studentSummary } from "../../family/student/student.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"

/** The most students of a set-up, subjects of one of them, days off and classes of the week. */
const mostStudents = 20
const mostSubjects = 20
const mostHolidays = 60
const mostClasses = 1_000

const timesAsked = "Choose how often a week the subject meets, from 1 to 7."
const minutesAsked = "A class lasts from 5 to 180 minutes."
const breakAsked = "A break lasts from 0 to 60 minutes."

export const setupSubject = z.object({
  name: requiredText("Subject", limits.name),
  times_per_week: z.int(timesAsked).min(1, timesAsked).max(7, timesAsked),
  is_together: flag("Together must be true or false.").meta({
    description: "True for siblings who learn a subject of this name together, at the same time",
  }),
})

const setupStudent = z.object({
  id: id.optional().meta({ description: "A student whom the family has already. Without it, the student is added" }),
  first_name: requiredText("First name", limits.person_name),
  last_name: optionalName("Last name", limits.person_name),
  grade_level: gradeLevel,
  date_of_birth: day("Date of birth"),
  subjects: z
    .array(setupSubject, "Choose the subjects.")
    .max(mostSubjects, `Choose at most ${mostSubjects} subjects for a student.`)
    .superRefine((subjects, context) => {
      const keys = subjects.map(({ name }) => subjectKey(name))
      keys.forEach((key, index) => {
        if (keys.indexOf(key) === index) return
        const message = "Choose each subject once."
        context.addIssue({ code: "custom", path: [index, "name"], message, input: key })
      })
    }),
})

export const setupClass = z
  .object({
    student: z
      .int("Choose a student.")
      .min(0, "Choose a student.")
      .meta({ description: "The place in students, from 0" }),
    subject: requiredText("Subject", limits.name).meta({ description: "The name of one of the student's subjects" }),
    day_of_week: z.enum(weekdays, "Choose a day of the week."),
    start_time: timeOfDay("Start time"),
    end_time: timeOfDay("End time"),
  })
  .refine(({ start_time, end_time }) => start_time < end_time, {
    path: ["end_time"],
    error: "End time must be after the start time.",
  })

export const setupInput = z
  .object({
    school_year: z.object({
      academic_year: academicYear,
      start_date: day("First day"),
      end_date: day("Last day").meta({ description: "At most 400 days after the first day" }),
      school_days: schoolDays,
      holidays: z
        .array(holidayDraft, "Days off must be a list.")
        .max(mostHolidays, `Add ${mostHolidays} days off at most.`)
        .meta({ description: "Days off for all students. Those that exist already are not added again" }),
    }),
    students: z
      .array(setupStudent, "Add a student.")
      .min(1, "Add at least one student.")
      .max(mostStudents, `Add at most ${mostStudents} students.`),
    day: z.object({
      start_time: timeOfDay("Start of the day"),
      minutes: z.int(minutesAsked).min(5, minutesAsked).max(180, minutesAsked),
      break_minutes: z.int(breakAsked).min(0, breakAsked).max(60, breakAsked),
    }),
    classes: z
      .array(setupClass, "Classes must be a list.")
      .max(mostClasses, `Add ${mostClasses} classes at most.`)
      .optional()
      .meta({
        description: "The week as it was adjusted. Without it, the classes are laid out from the start of the day",
      }),
    preview: flag("Preview must be true or false.").optional().meta({ description: "True saves nothing" }),
  })
  .superRefine(({ students, classes = [] }, context) => {
    classes.forEach(({ student, subject }, index) => {
      const subjects = students[student]?.subjects ?? []
      if (subjects.some(({ name }) => subjectKey(name) === subjectKey(subject))) return
      const message = "Choose one of the student's subjects."
      context.addIssue({ code: "custom", path: ["classes", index, "subject"], message, input: subject })
    })
  })

/** Null in a preview, for what is not saved yet. */
const idOrNone = z.guid().nullable().meta({ description: "Null if it would be made" })
const setupSubjectView = subjectSummary.extend({ id: idOrNone, grade_level: gradeLevel.nullable() })

export const setupView = z.object({
  school_year: startedYear,
  students: z.array(studentSummary.extend({ id: idOrNone, subjects: z.array(setupSubjectView) })).meta({
    description: "In the order given",
  }),
  classes: z
    .array(
      z.object({
        student: z.int(),
        subject: setupSubjectView,
        day_of_week: z.enum(weekdays),
        start_time: timeView,
        end_time: timeView,
      }),
    )
    .meta({ description: "The classes of the week that are made, by weekday and time" }),
  held: z
    .array(z.object({ student: z.int(), subject: setupSubjectView, days_of_week: z.array(z.enum(weekdays)) }))
    .meta({ description: "What has weekly classes in the school year already, so that no others are made" }),
  course_count: z.int().meta({ description: "Courses that are made" }),
  holiday_count: z.int().meta({ description: "Days off that are added" }),
  change_id: changeId,
})

export type SetupInput = z.output<typeof setupInput>
export type SetupView = z.output<typeof setupView>
