import { readDateFormat, type DateFormat } from "@hearthbook/core/time/date-format"

/** The part of the session store that is needed here. A session stored by an older release has no date format. */
type SessionSource = {
  read: () => { user: { date_format?: string } } | null
  subscribe: (listener: () => void) => () => void
}

let source: SessionSource = { read: () => null, subscribe: () => () => undefined }

/** Sets the session to read preferences from. */
export function followChoicesOf(session: SessionSource): void {
  source = session
}

/** Returns the reader's date format, or the default if no one is signed in. */
export function chosenDateFormat(): DateFormat {
  return readDateFormat(source.read()?.user.date_format)
}

/** Calls `listener` when the reader's preferences may have changed. */
export function subscribeToChoices(listener: () => void): () => void {
  return source.subscribe(listener)
}
