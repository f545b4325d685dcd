import type { ReactNode } from "react"
import { hourFrom, type Slot } from "../../../entities/schedule/entry/slot.ts"
import { useSlotNames } from "./slot-names.ts"
import { useLongPress } from "./use-long-press.ts"

/** Wraps a calendar with hours: a long press on a slot opens a new entry, and slots get readable names. */
export function SlotArea({ onSlot, children }: { onSlot: (slot: Slot) => void; children: ReactNode }) {
  const press = useLongPress((pressed) => {
    const start = pressed.closest("[data-slot]")?.getAttribute("data-slot")
    if (start) onSlot(hourFrom(start))
  })
  const around = useSlotNames()
  return (
    <div ref={around} {...press}>
      {children}
    </div>
  )
}
