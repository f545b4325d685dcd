import type { ReactNode } from "react"
import { hourFrom, type Slot } from "../range/slot.ts"
import { useSlotNames } from "./slot-names.ts"
import { useLongPress } from "./use-long-press.ts"

/** Around a calendar with hours: a long press of a finger on a slot begins an entry there, and each slot has a name in words. */
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
