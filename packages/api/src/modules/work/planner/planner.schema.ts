import { z } from "zod"
import { dayView, id } from "@hearthbook/core/fields/fields"
import { attendanceStatuses } from "@hearthbook/core/attendance/attendance-status"
import { assignmentView } from "../assignment/assignment.schema.ts"
import { eventView } from "../../calendar/event/event.schema.ts"
import { lessonView } from "../lesson/lesson.schema.ts"
import { classView } from "../../calendar/schedule/schedule.schema.ts"
import { rangeOf, refuseRange } from "../../calendar/school-days/school-days.schema.ts"
import { studentSummary } from "../../family/student/student.schema.ts"

/** A month with the rest of its first and last week. */
const mostDays = 42

/** The number of lessons and of assignments that are listed without a day or left over, for each student. */
export const mostLeftOver = 30

export const plannerFilter = z
  .object({ ...rangeOf(mostDays), student_id: id.optional().meta({ description: "This student only" }) })
  .superRefine(refuseRange(mostDays))

const schoolDay = {
  date: dayView,
  is_school_day: z.boolean(),
  name: z.string().nullable().meta({ description: "The title of the extra school day or the day off" }),
}

/** One student's day. */
export const plannedDay = z.object({
  ...schoolDay,
  attendance: z
    .object({
      status: z.enum(attendanceStatuses),
      fraction: z.number().meta({ description: "1, or 0.5 for half a day" }),
      minutes: z.int().nullable().meta({ description: "The minutes of the whole day" }),
      version: z.int(),
    })
    .nullable()
    .meta({ description: "Null while it is not marked, and for a student's own login" }),
  is_over_limit: z.boolean().meta({ description: "True if its minutes are more than the family's limit" }),
  minutes: z.int().meta({ description: "Of its classes and lessons. A lesson fills the class of its subject" }),
  classes: z.array(classView).meta({ description: "By start time. None on a day off" }),
  held_class_ids: z
    .array(id)
    .meta({ description: "The classes that were ticked as held, whose time was written down" }),
  lessons: z.array(lessonView).meta({
    description:
      "Planned for the day, without skipped ones, and undated ones done on it. Today also has the next ones of loops and of " +
      "courses in the mode `next`",
  }),
  due: z.array(assignmentView).meta({ description: "Due on the day, graded or not" }),
  events: z.array(eventView).meta({ description: "The student's and those of all students" }),
})

/** The times of a day at which several students who need an adult have classes. */
const adult_overlaps = z.array(z.object({ start: z.string(), end: z.string(), student_ids: z.array(id) })).meta({
  description:
    "Times (HH:MM) at which several students below the family's grade level have classes. None for a student's own login",
})

const leftOver = `The earliest ${mostLeftOver}`

/** A family's students with their days in a range. */
export const plannerView = z.object({
  days: z
    .array(z.object({ ...schoolDay, adult_overlaps }))
    .meta({ description: "The days of the range, for the family as a whole, or for the student that was asked for" }),
  children: z.array(
    z.object({
      student: studentSummary,
      left_over: z.object({
        lessons: z
          .array(lessonView)
          .meta({ description: `${leftOver} planned before today and not done, without pinned ones` }),
        lesson_count: z.int().meta({ description: "Of all of them" }),
        fixed: z.array(lessonView).meta({ description: `${leftOver} pinned ones of them, which no bulk move takes` }),
        fixed_count: z.int().meta({ description: "Of all of them" }),
        assignments: z.array(assignmentView).meta({ description: `${leftOver} overdue and not turned in` }),
        assignment_count: z.int().meta({ description: "Of all of them" }),
      }),
      undated: z.array(lessonView).meta({
        description: `The first ${mostLeftOver} lessons without a day, of courses whose lessons have days`,
      }),
      undated_count: z.int().meta({ description: "Of all of them" }),
      days: z.array(plannedDay).meta({ description: "The days of the range, in order" }),
    }),
  ),
})

export type PlannerFilter = z.output<typeof plannerFilter>
export type PlannedDay = z.output<typeof plannedDay>
export type PlannerView = z.output<typeof plannerView>
