import { z } from "zod"
import {
  chosenId,
  day,
  dayView,
  flag,
  id,
  lessonMinutes,
  momentView,
  optionalText,
  page,
  requiredText,
  version,
} from "@hearthbook/core/fields/fields"
import { awayStatuses } from "@hearthbook/core/attendance/attendance-status"
import { limits } from "@hearthbook/core/limits/limits"
import { lessonStatuses } from "@hearthbook/core/planning/lesson-status"
import { assignmentDraft, assignmentOnLesson } from "../assignment/assignment.schema.ts"
import { changeId } from "../../../recording/change-id.ts"
import { resourceSummary } from "../resource/resource.schema.ts"
import { studentSummary } from "../../family/student/student.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"

/** An assignment that is created with a lesson, in the lesson's curriculum. */
export const lessonAssignmentDraft = assignmentDraft.omit({ curriculum_id: true })

/** A lesson with its resources and new assignments, saved together. */
export const lessonDraft = z.object({
  student_id: chosenId("Choose a student.")
    .optional()
    .meta({ description: "The curriculum's student; any other is not found" }),
  curriculum_id: chosenId("Choose a curriculum."),
  title: requiredText("Title", limits.title),
  planned_date: day("Lesson date").nullable().meta({ description: "Null for a lesson without a day" }),
  objectives: optionalText("Learning objectives", limits.lesson_text),
  private_notes: optionalText("Private notes", limits.lesson_text).meta({
    description: "For adults only; students never see them",
  }),
  resource_ids: z.array(id).max(50, "Attach 50 resources at most.").optional().meta({ description: "In this order" }),
  minutes: lessonMinutes.nullable().optional().meta({ description: "Null for the course's minutes per lesson" }),
  pinned: flag("Pinned must be true or false.")
    .optional()
    .meta({ description: "True if no bulk move may change its day" }),
  assignments: z
    .array(lessonAssignmentDraft)
    .max(20, "Add 20 assignments at most at once.")
    .optional()
    .meta({ description: "New assignments, created with the lesson" }),
})
export const lessonUpdate = lessonDraft.partial().extend({
  id,
  version,
  status: z.enum(lessonStatuses, "Choose planned, done or skipped.").optional(),
  completed: flag("Completed must be true or false.")
    .optional()
    .meta({ description: "True is the status done, false the status planned" }),
  minutes_spent: z
    .int("Minutes spent must be a whole number.")
    .min(1, "Enter at least one minute.")
    .max(1440, "A day has 1,440 minutes.")
    .nullable()
    .optional(),
  completed_on: day("Day").optional().meta({ description: "The day on which it was done. Today by default" }),
  together: flag("Together must be true or false.").optional().meta({
    description:
      "True changes status, title, objectives and resources of all lessons with its together_id. Those of siblings who are absent or excused that day do not become done",
  }),
})

export const lessonFilter = page.extend({
  student_id: id.optional(),
  curriculum_id: id.optional(),
  start_date: day("Start date").optional().meta({ description: "Planned on or after" }),
  end_date: day("End date").optional().meta({ description: "Planned on or before" }),
  status: z.enum(lessonStatuses, "Choose planned, done or skipped.").optional(),
  undated: flag("Undated must be true or false.")
    .optional()
    .meta({ description: "True for lessons without a day, false for those with one" }),
})

/** A lesson that a sibling does together with another. */
const siblingLesson = z.object({
  id,
  title: z.string(),
  status: z.enum(lessonStatuses),
  completed_at: momentView.nullable(),
  student: studentSummary,
})

export const lessonView = z.object({
  id,
  student_id: id,
  curriculum_id: id,
  title: z.string(),
  planned_date: dayView.nullable().meta({ description: "Null for a lesson without a day" }),
  objectives: z.string().nullable(),
  private_notes: z.string().nullable().optional().meta({ description: "For adults only" }),
  position: z.int().meta({ description: "Order within the curriculum, from 0" }),
  status: z.enum(lessonStatuses),
  minutes: z.int().nullable().meta({ description: "Planned; null for the minutes per lesson of its curriculum" }),
  minutes_spent: z.int().nullable(),
  pinned: z.boolean().meta({ description: "Its day is fixed: no bulk move changes it" }),
  together_id: z.guid().nullable().meta({ description: "The same for lessons that siblings do together" }),
  together_with: z
    .array(siblingLesson)
    .meta({ description: "The lessons of the siblings who do it together. Empty for a child" }),
  completed_on: dayView.nullable().meta({ description: "The day on which it was done" }),
  completed_at: momentView.nullable().meta({ description: "When it was marked as done" }),
  student: studentSummary,
  subject: subjectSummary,
  resources: z.array(resourceSummary),
  assignments: z.array(assignmentOnLesson).meta({ description: "Created with this lesson" }),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

/** Children whose work stays open because they were away that day. */
export const leftOut = z
  .array(z.object({ student_id: id, reason: z.enum(awayStatuses) }))
  .meta({ description: "Children who are absent or excused that day. What is theirs stays open" })

/** The answer to an update. */
export const updatedLessonView = lessonView.extend({
  lessons: z
    .array(lessonView)
    .optional()
    .meta({ description: "If `together` was sent: this lesson and the others that changed with it" }),
  left_out: leftOut.optional(),
  change_id: changeId.optional(),
})

export const partInput = z.object({ together_id: id })
export const partView = z.object({
  lessons: z.int().meta({ description: "How many lessons are now done separately" }),
  change_id: changeId,
})

export const lessonOrder = z.object({
  id: id.meta({ description: "The curriculum" }),
  lesson_ids: z
    .array(id)
    .max(limits.course_lessons, `A course can have ${limits.course_lessons} lessons at most.`)
    .meta({ description: "Every lesson of the curriculum once, in the new order" }),
})
export const lessonOrderView = z.object({
  lessons: z.array(lessonView).meta({ description: "All lessons of the curriculum in their new order" }),
  change_id: changeId,
})

export const lessonsRemoval = z.object({ lesson_ids: z.array(id).min(1, "Choose at least one lesson.").max(500) })
export const lessonsRemovalView = z.object({
  change_id: changeId,
  summary: z.string().meta({ description: "What was deleted, such as 'Deleted 3 lessons'" }),
})

export type LessonDraft = z.output<typeof lessonDraft>
export type LessonFilter = z.output<typeof lessonFilter>
export type LessonView = z.output<typeof lessonView>
export type LessonUpdate = z.output<typeof lessonUpdate>
export type LeftOut = z.output<typeof leftOut>
export type PartInput = z.output<typeof partInput>
export type PartView = z.output<typeof partView>
export type UpdatedLessonView = z.output<typeof updatedLessonView>
export type LessonOrder = z.output<typeof lessonOrder>
export type LessonOrderView = z.output<typeof lessonOrderView>
export type LessonsRemoval = z.output<typeof lessonsRemoval>
export type LessonsRemovalView = z.output<typeof lessonsRemovalView>
