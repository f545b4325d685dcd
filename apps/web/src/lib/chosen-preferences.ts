import { readDateFormat, type DateFormat } from "@hearthbook/api/rules/date-format"

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

/** Calls `listener` when the reader's choices may have changed. */
export function subscribeToChoices(listener: () => void): () => void {
  return people.subscribe(listener)
}
