import type { DateFormat } from "@hearthbook/core/time/date-format"
import { useSyncExternalStore } from "react"
import { chosenDateFormat, subscribeToChoices } from "../../lib/chosen-preferences.ts"

/**
 * Returns the reader's date format and rerenders when it changes. The router calls it, so only memoized components need to call it
 * again. Nothing is remounted, so typed text stays.
 */
export function useDateFormat(): DateFormat {
  return useSyncExternalStore(subscribeToChoices, chosenDateFormat, chosenDateFormat)
}
