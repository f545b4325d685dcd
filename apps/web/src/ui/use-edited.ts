import { useState } from "react"
import { findOpener, returnFocusTo } from "./opener.ts"

/**
 * Which row of the list is in the form beside it, null for none: what has been deleted meanwhile is edited no longer.
 * `stop` gives the keyboard back to where the edit was asked for.
 */
export function useEdited<Row extends { id: string }>(rows: Row[]) {
  const [asked, setAsked] = useState<{ row: Row; opener: HTMLElement | null } | null>(null)
  const edited = asked && rows.some(({ id }) => id === asked.row.id) ? asked.row : null
  return {
    edited,
    edit: (row: Row) => setAsked({ row, opener: findOpener() }),
    stop: () => {
      setAsked(null)
      returnFocusTo(asked?.opener ?? null)
    },
  }
}
