import { z } from "zod"
import { day, dayView, flag, id, version } from "@hearthbook/core/fields/fields"
import { lessonStatuses } from "@hearthbook/core/planning/lesson-status"
import { changeId } from "../../../recording/change-id.ts"

const students = z.array(id).min(1).max(50).optional().meta({ description: "All children by default" })
const yes = z.literal(true, "Must be true.")

/** The lessons that a move takes. Only planned lessons that are not pinned move. */
const range = z.union(
  [
    z.strictObject({ lesson_ids: z.array(id).min(1, "Choose at least one lesson.").max(500) }),
    z.strictObject({ curriculum_id: id, from: id.meta({ description: "This lesson and all that follow" }) }),
    z.strictObject({ date: day("Day"), student_ids: students }),
    z.strictObject({ missed: yes, student_ids: students, curriculum_ids: z.array(id).min(1).max(100).optional() }),
    z.strictObject({ on_days_off: yes, student_ids: students }),
  ],
  "Choose the lessons to move.",
)

const perDayRange = "Lessons a day must be a whole number from 1 to 4."
const perDay = z.int(perDayRange).min(1, perDayRange).max(4, perDayRange).optional()
const firstDay = day("First day").optional()
const shiftRange = "Choose a number of meeting days from -60 to 60."

const action = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({
      kind: z.literal("shift"),
      meeting_days: z.int(shiftRange).min(-60, shiftRange).max(60, shiftRange),
    }),
    z.strictObject({ kind: z.literal("move"), to: day("Day") }),
    z.strictObject({
      kind: z.literal("relay"),
      start: firstDay.meta({
        description: "Required but for `on_days_off`, which begins at the first lesson on a day off",
      }),
      per_day: perDay.meta({ description: "By default as many as the course has on most days" }),
    }),
    z.strictObject({
      kind: z.literal("catch_up"),
      start: firstDay.meta({
        description: "Required but for `on_days_off`, where by default each lesson on a day off begins at its own day",
      }),
      per_day: perDay.meta({
        description:
          "By default as many as the course has on most days: lessons that follow move back as far as needed",
      }),
    }),
    z.strictObject({ kind: z.literal("spread"), start: day("First day"), until: day("Last day") }),
    z.strictObject({ kind: z.literal("undate") }),
    z.strictObject({ kind: z.literal("skip") }),
    z.strictObject({ kind: z.literal("complete"), on: day("Day") }),
  ],
  "Choose what happens to the lessons.",
)

export const rescheduleInput = z
  .object({
    scope: range,
    action,
    overrun: z
      .enum(["extend", "double_up", "undate"], "Choose what happens to lessons after the end.")
      .optional()
      .meta({ description: "For lessons after the course's end; extend by default" }),
    expected: z
      .array(z.object({ lesson_id: id, version: version.unwrap() }))
      .max(10_000)
      .optional()
      .meta({ description: "The changes of the preview. 409 if others would be made now" }),
    preview: flag("Preview must be true or false.").optional().meta({ description: "True changes nothing" }),
  })
  .superRefine(({ scope: range, action }, context) => {
    if (action.kind === "spread" && action.start > action.until) {
      const message = "Last day must not be before the first day."
      context.addIssue({ code: "custom", path: ["action", "until"], message })
    }
    if ((action.kind === "relay" || action.kind === "catch_up") && !action.start && !("on_days_off" in range)) {
      context.addIssue({ code: "custom", path: ["action", "start"], message: "First day is required." })
    }
  })

export const rescheduleView = z.object({
  changes: z.array(
    z.object({
      lesson_id: id,
      version: z.int().meta({ description: "Before the move, for `expected`" }),
      title: z.string(),
      student_id: id,
      curriculum_id: id,
      from: dayView.nullable(),
      to: dayView.nullable(),
      status_from: z.enum(lessonStatuses),
      status_to: z.enum(lessonStatuses),
    }),
  ),
  forecasts: z.array(
    z.object({
      curriculum_id: id,
      before: dayView.nullable().meta({ description: "The day of the last unfinished lesson before the move" }),
      after: dayView.nullable(),
      target: dayView.meta({ description: "The last day of the course" }),
    }),
  ),
  warnings: z.array(
    z.object({
      kind: z
        .enum(["beyond_end", "same_day"])
        .meta({ description: "Lessons after the course's end, or on a day with another lesson of the course" }),
      curriculum_id: id,
      count: z.int(),
    }),
  ),
  change_id: changeId,
})

export type RescheduleInput = z.output<typeof rescheduleInput>
export type RescheduleView = z.output<typeof rescheduleView>
