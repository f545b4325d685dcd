const keyOf = (user_id: string) => `hearthbook.push.${user_id}`

/**
 * Whether a person had messages sent to this browser when they were last here: who signs in again wants them again. It
 * outlasts a log-out, and so is kept under their id, with nothing that says who that is.
 */
export function hadPush(user_id: string): boolean {
  try {
    return localStorage.getItem(keyOf(user_id)) !== null
  } catch {
    return false
  }
}

/** Remembers, or forgets, that a person has messages sent here. */
export function notePush(user_id: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(keyOf(user_id), "on")
    else localStorage.removeItem(keyOf(user_id))
  } catch {
    // A full or forbidden storage: then they are switched on anew after the next sign-in.
  }
}
