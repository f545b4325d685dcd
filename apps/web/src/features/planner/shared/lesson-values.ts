import { chosenId } from "@hearthbook/api/fields"
import { lessonAssignmentDraft, lessonDraft, type LessonView } from "@hearthbook/api/schemas/lesson"
import { z } from "zod"
import { dayOf } from "../../../lib/format.ts"

/** What the planner's form holds, and what is kept of it on this device. */
export const lessonValues = z.object({
  student_id: z.string(),
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

/** The contract's own draft, which must name its child: the curricula offered are that child's. */
export const lessonForm = lessonDraft.extend({ student_id: chosenId("Choose a student.") })

export const emptyLesson: LessonValues = {
  student_id: "",
  curriculum_id: "",
  title: "",
  planned_date: "",
  objectives: "",
  private_notes: "",
  resource_ids: [],
  assignments: [],
}

/** A saved lesson as the form holds it. The assignments of the form are new ones, so there is none. */
export function valuesOf(lesson: LessonView): LessonValues {
  const { student_id, curriculum_id, title, objectives, private_notes, resources } = lesson
  return {
    student_id,
    curriculum_id,
    title,
    planned_date: dayOf(lesson.planned_date),
    objectives: objectives ?? "",
    private_notes: private_notes ?? "",
    resource_ids: resources.map(({ id }) => id),
    assignments: [],
  }
}

/** Whether anything was written or collected that would be missed. A chosen child or day alone would not. */
export function hasContent({ title, objectives, private_notes, resource_ids, assignments }: LessonValues): boolean {
  const isWritten = [title, objectives, private_notes].some((text) => text.trim() !== "")
  return isWritten || resource_ids.length > 0 || assignments.length > 0
}
