import type { EventView } from "@hearthbook/api/schemas/event"
import type { HolidayView } from "@hearthbook/api/schemas/holiday"
import { useState } from "react"

/** A suggested holiday. `exists` is true if a day off for everyone covers it already. */
export type OfferedHoliday = HolidayView & { key: string; exists: boolean; isTicked: boolean }

/** The ticked holidays. At first all are, but for those that exist already. A choice is kept when the place changes. */
export function useHolidayChoice(suggested: HolidayView[], events: EventView[]) {
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set())
  const holidays = suggested.map((holiday): OfferedHoliday => {
    const key = `${holiday.start_date} ${holiday.name}`
    const exists = events.some((event) => covers(event, holiday))
    return { ...holiday, key, exists, isTicked: exists === flipped.has(key) }
  })
  const flip = (key: string) =>
    setFlipped((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  return { holidays, chosen: holidays.filter(({ isTicked }) => isTicked), flip }
}

function covers(event: EventView, { start_date, end_date }: HolidayView): boolean {
  const isForAll = event.event_type === "holiday" && event.student_id === null
  return isForAll && event.start_date <= start_date && end_date <= event.end_date
}
