import type { DateFormat } from "@hearthbook/api/rules/date-format"
import { useSyncExternalStore } from "react"
import { chosenDateFormat, subscribeToChoices } from "../../lib/chosen-preferences.ts"

/**
 * Draws a component anew when the reader chooses another format. The router asks, and so all that it draws; what is memoized
 * asks for itself. Nothing is mounted anew, so that what somebody is typing stays.
 */
export function useDateFormat(): DateFormat {
  return useSyncExternalStore(subscribeToChoices, chosenDateFormat)
}
