import { useState } from "react"
import { hasUnsavedChanges } from "./unsaved/unsaved-changes.ts"
import { confirmLeave } from "./unsaved/confirm-leave.tsx"
import { entryName } from "./entry-name.ts"
import { findFocusReturn, returnFocusTo } from "../ui/focus/focus-return.ts"

/**
 * Which row of the list is in the form beside it, null for none: what has been deleted meanwhile is edited no longer.
 * What was typed into one row goes for another only where one says so. `stop` gives the keyboard back to where the edit was
 * asked for.
 */
export function useEditingRow<Row extends { id: string }>(noun: string, rows: Row[]) {
  const [asked, setAsked] = useState<{ row: Row; opener: HTMLElement | null } | null>(null)
  const edited = asked && rows.some(({ id }) => id === asked.row.id) ? asked.row : null
  const edit = (row: Row) => {
    const begin = () => setAsked({ row, opener: findFocusReturn() })
    const isOther = edited !== null && edited.id !== row.id
    if (isOther && hasUnsavedChanges(entryName(noun, edited))) confirmLeave(begin)
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
