import type { Day } from "@hearthbook/api/rules/days"
import type { EventView } from "@hearthbook/api/schemas/event"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { useCallback, useMemo, useState } from "react"
import { useLocation } from "wouter"
import { lessonAt } from "../../../lib/paths.ts"
import type { Entry } from "../../../entities/schedule/schedule-entry.ts"
import type { Slot } from "./slot.ts"

export type Opened =
  { as: "new"; slot: Slot } | { as: "class"; row: ClassView; day: Day } | { as: "event"; row: EventView }

/** Which dialog is open: for a new entry, or to edit one. A lesson is opened where lessons are planned. */
export function useOpening() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [, navigate] = useLocation()
  const begin = useCallback((slot: Slot) => setOpened({ as: "new", slot }), [])
  const open = useCallback(
    (entry: Entry, day: Day) => {
      if (entry.kind === "class") setOpened({ as: "class", row: entry.row, day })
      else if (entry.kind === "event") setOpened({ as: "event", row: entry.row })
      else navigate(lessonAt(entry.row))
    },
    [navigate],
  )
  const opening = useMemo(() => ({ begin, open }), [begin, open])
  return { opened, opening, close: () => setOpened(null) }
}
/** How a dialog is opened; it stays the same, so that the calendar is not drawn anew when one opens. */
export type Opening = ReturnType<typeof useOpening>["opening"]
export type Dialogs = ReturnType<typeof useOpening>
