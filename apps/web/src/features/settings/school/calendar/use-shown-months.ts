import type { Day } from "@hearthbook/core/time/days"
import { useState } from "react"
import { useIsPhone } from "../../../../ui/hooks/use-is-phone.ts"
import { useIsPrinting } from "../../../../ui/hooks/use-is-printing.ts"

const most = 3

/** The months of a year. A phone, where each takes a third of the screen, begins with the one of `usual`, until a day of another is focused. */
export function useShownMonths(months: Day[], usual: Day, focused: Day | null) {
  const [isAll, setAll] = useState(false)
  const isPhone = useIsPhone()
  const isPrinting = useIsPrinting()
  const from = months.findLastIndex((month) => month <= usual)
  const near = months.slice(Math.min(Math.max(0, from), Math.max(0, months.length - most))).slice(0, most)
  const isOutside = focused !== null && !near.some((month) => month.slice(0, 7) === focused.slice(0, 7))
  if (isOutside && !isAll) setAll(true)
  const isCut = isPhone && !isAll && !isPrinting && near.length < months.length
  return { months: isCut ? near : months, isCut, showAll: () => setAll(true) }
}
