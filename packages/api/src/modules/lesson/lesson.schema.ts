import { z } from "zod"
import {
  chosenId,
  day,
  dayView,
  flag,
  id,
  momentView,
  optionalText,
  page,
  requiredText,
  version,
} from "../../fields/fields.ts"
import { limits } from "../../rules/limits.ts"
import { assignmentDraft, assignmentOnLesson } from "../assignment/assignment.schema.ts"
import { resourceSummary } from "../resource/resource.schema.ts"
import { studentSummary } from "../student/student.schema.ts"
import { subjectSummary } from "../subject/subject.schema.ts"

/** An assignment that is created with a lesson, in the lesson's curriculum. */
export const lessonAssignmentDraft = assignmentDraft.omit({ curriculum_id: true })

/** A lesson with its resources and new assignments, saved together. */
export const lessonDraft = z.object({
  student_id: chosenId("Choose a student.")
    .optional()
    .meta({ description: "The curriculum's student; any other is not found" }),
  curriculum_id: chosenId("Choose a curriculum."),
  title: requiredText("Title", limits.title),
  planned_date: day("Lesson date"),
  objectives: optionalText("Learning objectives", limits.lesson_text),
  private_notes: optionalText("Private notes", limits.lesson_text).meta({
    description: "For adults only; students never see them",
  }),
  resource_ids: z.array(id).max(50, "Attach 50 resources at most.").optional().meta({ description: "In this order" }),
  assignments: z
    .array(lessonAssignmentDraft)
    .max(20, "Add 20 assignments at most at once.")
    .optional()
    .meta({ description: "New assignments, created with the lesson" }),
})
export const lessonUpdate = lessonDraft.partial().extend({
  id,
  version,
  completed: flag("Completed must be true or false.").optional().meta({ description: "True if it has been taught" }),
})

export const lessonFilter = page.extend({
  student_id: id.optional(),
  curriculum_id: id.optional(),
  start_date: day("Start date").optional().meta({ description: "Planned on or after" }),
  end_date: day("End date").optional().meta({ description: "Planned on or before" }),
})

export const lessonView = z.object({
  id,
  student_id: id,
  curriculum_id: id,
  title: z.string(),
  planned_date: dayView,
  objectives: z.string().nullable(),
  private_notes: z.string().nullable().optional().meta({ description: "For adults only" }),
  position: z.int().meta({ description: "Order within the curriculum, from 0" }),
  completed_at: momentView.nullable(),
  student: studentSummary,
  subject: subjectSummary,
  resources: z.array(resourceSummary),
  assignments: z.array(assignmentOnLesson).meta({ description: "Created with this lesson" }),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

export type LessonDraft = z.output<typeof lessonDraft>
export type LessonFilter = z.output<typeof lessonFilter>
export type LessonView = z.output<typeof lessonView>
