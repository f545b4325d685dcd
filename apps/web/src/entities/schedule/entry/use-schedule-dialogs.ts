import type { Day } from "@hearthbook/core/time/days"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { useCallback, useMemo, useState } from "react"
import { useLocation } from "wouter"
import { lessonAt } from "../../../lib/paths.ts"
import type { Entry } from "../schedule-entry.ts"
import type { Slot } from "./slot.ts"

export type Opened =
  { as: "new"; slot: Slot } | { as: "class"; row: ClassView; day: Day } | { as: "event"; row: EventView }

/** The open dialog: a new entry, or an entry to edit. A lesson opens in the planner. */
export function useScheduleDialogs() {
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
/** Marks an element that opens a lesson with its address, so that one comes back to it. Other entries open in place. */
export function leadsTo(entry: Entry): { "data-leads-to"?: string } {
  return entry.kind === "lesson" ? { "data-leads-to": lessonAt(entry.row) } : {}
}
/**
 * Functions that open a dialog. Their identity is stable, so that the calendar does not render again when one opens.
 */
export type Opening = ReturnType<typeof useScheduleDialogs>["opening"]
export type Dialogs = ReturnType<typeof useScheduleDialogs>
