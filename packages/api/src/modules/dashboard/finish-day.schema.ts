import { z } from "zod"
import { id } from "../../fields/fields.ts"
import { changeId } from "../change/change.schema.ts"

/** The most lessons and the most assignments of a child's day. */
const most = 100

export const finishDayInput = z
  .object({
    lesson_ids: z.array(id).max(most),
    assignment_ids: z.array(id).max(most),
  })
  .refine(({ lesson_ids, assignment_ids }) => lesson_ids.length + assignment_ids.length > 0, {
    path: ["lesson_ids"],
    message: "Choose a lesson or an assignment.",
  })

export const finishedDay = z.object({ change_id: changeId })

export type FinishDayInput = z.output<typeof finishDayInput>
export type FinishedDay = z.output<typeof finishedDay>
