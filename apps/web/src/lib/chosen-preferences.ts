import { readDateFormat, type DateFormat } from "@hearthbook/api/rules/date-format"
import { useSyncExternalStore } from "react"

/** Who is signed in, as far as it matters here; one kept by an older release has chosen nothing yet. */
type People = {
  read: () => { user: { date_format?: string } } | null
  subscribe: (listener: () => void) => () => void
}

let people: People = { read: () => null, subscribe: () => () => undefined }

/** Whose choices are read from now on: the app's one session, which hears of changes in other tabs too. */
export function followChoicesOf(session: People): void {
  people = session
}

/** How the reader wants dates written; signed out, as is usual. */
export function chosenDateFormat(): DateFormat {
  return readDateFormat(people.read()?.user.date_format)
}

/**
 * Draws a component anew when the reader chooses another format. The router asks, and so all that it draws; what is memoized
 * asks for itself. Nothing is mounted anew, so that what somebody is typing stays.
 */
export function useDateFormat(): DateFormat {
  return useSyncExternalStore(people.subscribe, chosenDateFormat)
}
