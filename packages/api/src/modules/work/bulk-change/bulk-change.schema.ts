import { z } from "zod"
import { day, dayView, flag, id, version } from "@hearthbook/core/fields/fields"
import { assignmentStatuses } from "@hearthbook/core/work/assignment-status"
import { changeId } from "../../../recording/change-id.ts"

const scope = z.union(
  [
    z.strictObject({ assignment_ids: z.array(id).min(1, "Choose at least one assignment.").max(500) }),
    z.strictObject({
      from: id.meta({
        description: "This assignment and all of its course that are to do and due on the same day or later",
      }),
    }),
  ],
  "Choose the assignments to change.",
)

const range = "Choose a number of school days from -60 to 60."

/** Changes of due days. */
const moves = [
  z.strictObject({ kind: z.literal("move"), to: day("Day") }).meta({
    description: "With `from`, that assignment moves to the day, and the others by as many school days",
  }),
  z.strictObject({ kind: z.literal("next_school_day") }).meta({
    description: "The student's next school day after today; with `from`, as for `move`",
  }),
  z.strictObject({ kind: z.literal("shift"), school_days: z.int(range).min(-60, range).max(60, range) }).meta({
    description: "Each by so many of its student's school days",
  }),
] as const

const action = z.discriminatedUnion(
  "kind",
  [
    ...moves,
    z.strictObject({ kind: z.literal("complete") }).meta({ description: "Work that is to do becomes submitted" }),
    z.strictObject({ kind: z.literal("skip") }).meta({ description: "Open work becomes graded, without a new grade" }),
    z.strictObject({ kind: z.literal("status"), status: z.enum(assignmentStatuses, "Choose a status.") }),
    z.strictObject({ kind: z.literal("delete") }),
  ],
  "Choose what happens to the assignments.",
)

export const workChangeInput = z.object({
  scope,
  action,
  expected: z
    .array(z.object({ assignment_id: id, version: version.unwrap() }))
    .max(10_000)
    .optional()
    .meta({ description: "The changes of the preview. 409 if others would be made now" }),
  preview: flag("Preview must be true or false.").optional().meta({ description: "True changes nothing" }),
})

export const workChangeView = z.object({
  changes: z.array(
    z.object({
      assignment_id: id,
      version: z.int().meta({ description: "Before the change, for `expected`" }),
      title: z.string(),
      student_id: id,
      curriculum_id: id,
      from: dayView.meta({ description: "The due day before" }),
      to: dayView,
      is_school_day: z.boolean().nullable().meta({ description: "True if `to` is a school day; null unless it moves" }),
      status_from: z.enum(assignmentStatuses),
      status_to: z.enum(assignmentStatuses),
    }),
  ),
  change_id: changeId,
  summary: z.string().meta({ description: "The change in words and numbers" }),
})

export type WorkChangeInput = z.output<typeof workChangeInput>
export type WorkChangeView = z.output<typeof workChangeView>
