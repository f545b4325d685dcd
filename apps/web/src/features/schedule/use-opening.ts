import type { Day } from "@hearthbook/api/rules/days"
import type { EventView } from "@hearthbook/api/schemas/event"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { useState } from "react"
import { useLocation } from "wouter"
import { lessonAt } from "../../lib/paths.ts"
import type { Entry } from "./schedule-entry.ts"
import type { Slot } from "./slot.ts"

export type Opened =
  { as: "new"; slot: Slot } | { as: "class"; row: ClassView; day: Day } | { as: "event"; row: EventView }

/** Which dialog is open: for a new entry, or to edit one. A lesson is opened where lessons are planned. */
export function useOpening() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [, navigate] = useLocation()
  return {
    opened,
    begin: (slot: Slot) => setOpened({ as: "new", slot }),
    open: (entry: Entry, day: Day) => {
      if (entry.kind === "class") setOpened({ as: "class", row: entry.row, day })
      else if (entry.kind === "event") setOpened({ as: "event", row: entry.row })
      else navigate(lessonAt(entry.row))
    },
    close: () => setOpened(null),
  }
}
export type Opening = ReturnType<typeof useOpening>
