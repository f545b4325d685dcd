import { chosenId, optionalDay } from "@hearthbook/core/fields/fields"
import type { CourseName } from "@hearthbook/api/plan/curriculum"
import { lessonAssignmentDraft, lessonDraft, type LessonView } from "@hearthbook/api/work/lesson"
import { z } from "zod"
import { dayOf } from "../../../lib/format.ts"

/** The values of the planner's form, as stored in drafts. */
export const lessonValues = z.object({
  student_id: z.string(),
  /** The siblings who get the same lesson. Older drafts have none. */
  also: z.array(z.string()).default([]),
  /** True if they do it together, with one tick. */
  together: z.boolean().default(false),
  curriculum_id: z.string(),
  title: z.string(),
  planned_date: z.string(),
  objectives: z.string(),
  private_notes: z.string(),
  resource_ids: z.array(z.string()),
  assignments: z.array(lessonAssignmentDraft),
})
export type LessonValues = z.output<typeof lessonValues>
export type WorkDraft = LessonValues["assignments"][number]

/** The contract's draft, plus the child, whose curricula are offered. A day left empty is null. */
export const lessonForm = lessonDraft.extend({
  student_id: chosenId("Choose a student."),
  planned_date: optionalDay("Lesson date").transform((day) => day ?? null),
})

/**
 * True if a lesson can have a day in a curriculum. In the mode `next` lessons have none, but one that was fixed or done before
 * the mode changed keeps its day.
 */
export function canHaveDay(curriculum: CourseName | undefined, saved: LessonView | null): boolean {
  if (curriculum?.mode !== "next") return true
  return saved !== null && saved.curriculum_id === curriculum.id && saved.planned_date !== null
}

export const emptyLesson: LessonValues = {
  student_id: "",
  also: [],
  together: false,
  curriculum_id: "",
  title: "",
  planned_date: "",
  objectives: "",
  private_notes: "",
  resource_ids: [],
  assignments: [],
}

/** The form values of a saved lesson. It has no assignments, since the form holds only new ones. */
export function valuesOf(lesson: LessonView): LessonValues {
  const { student_id, curriculum_id, title, objectives, private_notes, resources } = lesson
  return {
    student_id,
    also: [],
    together: false,
    curriculum_id,
    title,
    planned_date: lesson.planned_date ? dayOf(lesson.planned_date) : "",
    objectives: objectives ?? "",
    private_notes: private_notes ?? "",
    resource_ids: resources.map(({ id }) => id),
    assignments: [],
  }
}

/** True if the form has input worth saving. A chosen child or date alone is not. */
export function hasContent({ title, objectives, private_notes, resource_ids, assignments }: LessonValues): boolean {
  const isWritten = [title, objectives, private_notes].some((text) => text.trim() !== "")
  return isWritten || resource_ids.length > 0 || assignments.length > 0
}
