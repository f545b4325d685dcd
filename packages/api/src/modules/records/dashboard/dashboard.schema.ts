import { z } from "zod"
import { dayView, id } from "@hearthbook/core/fields/fields"
import { attendanceStatuses } from "@hearthbook/core/attendance/attendance-status"
import { assignmentView } from "../../work/assignment/assignment.schema.ts"
import { eventView } from "../../calendar/event/event.schema.ts"
import { filingView } from "../filing/filing.schema.ts"
import { gradeView } from "../../work/grade/grade.schema.ts"
import { lessonView } from "../../work/lesson/lesson.schema.ts"
import { paceView } from "../requirement/requirement.schema.ts"
import { classView } from "../../calendar/schedule/schedule.schema.ts"
import { studentSummary } from "../../family/student/student.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"

/** The figures of the dashboard. Unknown figures are null, never 0. */
export const dashboardStats = z.object({
  student_count: z.int(),
  upcoming_assignments: z.int().meta({ description: "All work that is not graded" }),
  attendance_rate: z
    .int()
    .nullable()
    .meta({ description: "Percent of marked school days attended, school year to date" }),
  average_grade: z
    .int()
    .nullable()
    .meta({ description: "Points earned over points possible of all graded work, in percent" }),
})

/** The state of the guided setup. A step is done when its list is empty, and the first one when there is a student. */
export const guidedSetup = z.object({
  student_count: z.int(),
  without_login: z.array(studentSummary),
  without_curriculum: z.array(studentSummary),
})

/** The number of a child's overdue assignments that can be moved, done or skipped together. */
export const mostOverdue = 100

/** The number of a child's notes of time that are listed. */
export const mostNoted = 20

/** Time that a child wrote down, which counts once an adult accepts it. */
export const notedTime = z.object({
  id,
  date: dayView,
  minutes: z.int(),
  subject: subjectSummary.nullable(),
  description: z.string().nullable(),
  version: z.int(),
})

/** One child's day. */
export const childDay = z.object({
  student: studentSummary,
  is_school_day: z.boolean().meta({ description: "True if today is a school day of this student" }),
  mark: z
    .object({
      status: z.enum(attendanceStatuses),
      fraction: z.number().meta({ description: "1, or 0.5 for half a day" }),
      minutes: z.int().nullable().meta({ description: "The minutes of the whole day" }),
      version: z.int(),
    })
    .nullable()
    .meta({ description: "Today's attendance; null while it is not marked" }),
  previous_status: z
    .enum(attendanceStatuses)
    .nullable()
    .meta({ description: "How the child was marked on previous_school_day" }),
  classes: z.array(classView).meta({ description: "Today's, by start time. None on a day off" }),
  held_class_ids: z
    .array(id)
    .meta({ description: "The classes that were ticked as held, whose time was written down" }),
  noted_time: z
    .array(notedTime)
    .meta({ description: `Time that the child noted and that no adult has accepted yet: the earliest ${mostNoted}` }),
  lessons: z.array(lessonView).meta({
    description:
      "Planned for today, and the next ones of loops and courses in the mode `next`; done ones too, skipped ones not",
  }),
  due: z
    .array(assignmentView)
    .meta({ description: "Due today, graded or not, followed by overdue work that is not turned in, oldest first" }),
  overdue_count: z.int().meta({ description: "All overdue work that is not turned in; `due` has the first few" }),
  overdue_ids: z.array(id).meta({ description: `The oldest ${mostOverdue} of it` }),
})

/** The number of pinned lessons that are listed as left over. */
export const mostFixed = 20

/** A pinned lesson whose day has passed. */
export const fixedLesson = z.object({
  id,
  student_id: id,
  curriculum_id: id,
  title: z.string(),
  planned_date: dayView,
  version: z.int(),
  subject: subjectSummary,
})

/** The days ahead in which a filing that is due is listed. */
export const daysAhead = 14

/** Everything that the dashboard shows. */
export const dashboardView = z.object({
  today: dayView,
  is_school_day: z.boolean().meta({ description: "True if today is a school day of the family as a whole" }),
  previous_school_day: dayView,
  next_school_day: dayView.meta({ description: "The first one after today" }),
  stats: dashboardStats,
  left_over: z
    .object({
      lessons: z.int().meta({ description: "Without pinned ones" }),
      since: dayView.nullable().meta({ description: "The earliest of their days" }),
      fixed: z
        .array(fixedLesson)
        .meta({ description: `Pinned ones, which no bulk move takes: the earliest ${mostFixed}` }),
      fixed_count: z.int().meta({ description: "All pinned ones" }),
    })
    .meta({ description: "Lessons of all children that were planned before today and are not done" }),
  setup: guidedSetup,
  children: z.array(childDay),
  asks_for_classes: z
    .boolean()
    .meta({ description: "True if the family wants to be asked about the time of a day's classes" }),
  events: z.array(eventView).meta({ description: "Events that include today" }),
  attention: z.array(z.object({ student_id: id, pace: paceView })).meta({
    description: "For each child whose records are behind a requirement, the target that is furthest from reach",
  }),
  filings: z
    .array(
      filingView.pick({
        id: true,
        student_id: true,
        title: true,
        opens_on: true,
        due_date: true,
        done_on: true,
        skipped: true,
      }),
    )
    .meta({ description: `Open filings that are late or due within ${daysAhead} days, by due day` }),
  upcoming: z.array(assignmentView).meta({
    description: "Three, not graded, due after today, earliest first; `due` of each child has those of today",
  }),
  upcoming_count: z.int().meta({ description: "All work that is not graded and due today or later" }),
  recently_graded: z.array(gradeView).meta({ description: "The four newest" }),
  waiting: z.array(assignmentView).meta({
    description: "Turned in and not graded, the first three by due day. Work that is due today is in `children`",
  }),
  waiting_count: z.int().meta({ description: "All work that is turned in and not graded" }),
})
export type DashboardStats = z.output<typeof dashboardStats>
export type GuidedSetup = z.output<typeof guidedSetup>
export type ChildDay = z.output<typeof childDay>
export type NotedTime = z.output<typeof notedTime>
export type FixedLesson = z.output<typeof fixedLesson>
export type DashboardView = z.output<typeof dashboardView>
