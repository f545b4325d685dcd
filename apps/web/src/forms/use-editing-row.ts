import { useState } from "react"
import { hasUnsavedChanges } from "./unsaved/unsaved-changes.ts"
import { confirmLeave } from "./unsaved/confirm-leave.tsx"
import { rowDraftName } from "./row-draft-name.ts"
import { findFocusReturn, returnFocusTo } from "../ui/focus/focus-return.ts"

/**
 * Tracks which row of a list is being edited in the form beside it. Null for none, or if the row was deleted meanwhile. Editing
 * another row asks before unsaved changes are discarded. `stop` returns focus to the element that started the edit.
 */
export function useEditingRow<Row extends { id: string }>(noun: string, rows: Row[]) {
  const [asked, setAsked] = useState<{ row: Row; opener: HTMLElement | null } | null>(null)
  const edited = asked && rows.some(({ id }) => id === asked.row.id) ? asked.row : null
  const edit = (row: Row) => {
    const begin = () => setAsked({ row, opener: findFocusReturn() })
    const isOther = edited !== null && edited.id !== row.id
    if (isOther && hasUnsavedChanges(rowDraftName(noun, edited))) confirmLeave(begin)
    else begin()
  }
  return {
    edited,
    edit,
    stop: () => {
      setAsked(null)
      returnFocusTo(asked?.opener ?? null)
    },
  }
}
