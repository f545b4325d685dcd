import { z } from "zod"
import { chosenId, id, momentView, page, requiredText, version } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { weekdays } from "@hearthbook/core/time/days"
import { changeId } from "../../../recording/change-id.ts"
import { meetingDays } from "../curriculum/curriculum.schema.ts"
import { studentSummary } from "../../family/student/student.schema.ts"

const coursesAsked = "Choose 2 to 12 courses."
const perDayAsked = "Lessons a day must be a whole number from 1 to 4."

export const loopDraft = z.object({
  student_id: chosenId("Choose a student."),
  name: requiredText("Name", limits.name),
  curriculum_ids: z
    .array(id, coursesAsked)
    .min(2, coursesAsked)
    .max(12, coursesAsked)
    .refine((ids) => new Set(ids).size === ids.length, "Choose each course once.")
    .meta({ description: "The student's courses, in the order in which they take turns" }),
  meeting_days: meetingDays.nullable().optional().meta({ description: "Null for the school days of the year" }),
  per_day: z
    .int(perDayAsked)
    .min(1, perDayAsked)
    .max(4, perDayAsked)
    .optional()
    .meta({ description: "Lessons on each of its days. 1 by default" }),
})
export const loopUpdate = loopDraft.omit({ student_id: true }).partial().extend({ id, version })
export const loopFilter = page.extend({ student_id: id.optional() })

export const loopView = z.object({
  id,
  student_id: id,
  name: z.string(),
  meeting_days: z.array(z.enum(weekdays)).nullable(),
  per_day: z.int(),
  curriculum_ids: z.array(id),
  student: studentSummary,
  next: z
    .array(z.object({ id, curriculum_id: id, title: z.string(), minutes: z.int().nullable() }))
    .meta({ description: "The lessons that are still to do today, in order. None if today is not one of its days" }),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

/** The answer to creating or changing a loop. */
export const savedLoopView = loopView.extend({ change_id: changeId })

export type LoopDraft = z.output<typeof loopDraft>
export type LoopUpdate = z.output<typeof loopUpdate>
export type LoopView = z.output<typeof loopView>
export type SavedLoopView = z.output<typeof savedLoopView>
