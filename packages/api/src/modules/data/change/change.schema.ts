import { z } from "zod"
import { flag, id, momentView, page } from "@hearthbook/core/fields/fields"
import { changeKinds } from "@hearthbook/core/undo/change-kinds"

export const changeFilter = page

/** Many rows that were changed at once, or a deletion. */
export const changeView = z.object({
  id,
  kind: z.enum(changeKinds),
  summary: z.string().meta({ description: "In words and numbers, such as 'Added 36 lessons to Algebra'" }),
  user: z.object({ id, first_name: z.string() }).nullable().meta({ description: "Null if they have left the family" }),
  created_at: momentView,
  undone_at: momentView.nullable(),
})

/** A row that was changed since, so that undoing would lose the newer content. */
export const changedRow = z.object({
  noun: z.string().meta({ description: "The kind of row, such as lesson" }),
  id,
  name: z.string().nullable(),
})

export const undoInput = z.object({
  id,
  skip_changed: flag("Skip changed must be true or false.")
    .optional()
    .meta({ description: "True leaves the rows that were changed since, and undoes the rest" }),
  preview: flag("Preview must be true or false.").optional().meta({ description: "True changes nothing" }),
})

export const undoView = z.object({
  change: changeView,
  count: z.int().meta({ description: "The number of rows that are as they were before" }),
  changed: z.array(changedRow).meta({ description: "The rows that were changed since" }),
})

export type ChangeView = z.output<typeof changeView>
export type ChangedRow = z.output<typeof changedRow>
export type UndoInput = z.output<typeof undoInput>
export type UndoView = z.output<typeof undoView>
