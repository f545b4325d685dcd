import { z } from "zod"
import { id } from "@hearthbook/core/fields/fields"
import { leftOut } from "../../work/lesson/lesson.schema.ts"
import { changeId } from "../../../recording/change-id.ts"

/** The most lessons and the most assignments of a child's day. */
const most = 100

export const finishDayInput = z
  .object({
    lesson_ids: z.array(id).max(most),
    assignment_ids: z.array(id).max(most),
    schedule_ids: z.array(id).max(most).optional().meta({ description: "Classes that were held today" }),
  })
  .refine((asked) => asked.lesson_ids.length + asked.assignment_ids.length + (asked.schedule_ids?.length ?? 0) > 0, {
    path: ["lesson_ids"],
    message: "Choose a lesson, an assignment or a class.",
  })

export const finishedDay = z.object({ change_id: changeId, left_out: leftOut })

export type FinishDayInput = z.output<typeof finishDayInput>
export type FinishedDay = z.output<typeof finishedDay>
