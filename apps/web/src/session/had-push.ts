const keyOf = (user_id: string) => `hearthbook.push.${user_id}`

/**
 * Returns true if a person had push notifications on in this browser when they last signed out, so that they are turned on again.
 * This survives signing out, so it is stored under the person's id alone.
 */
export function hadPush(user_id: string): boolean {
  try {
    return localStorage.getItem(keyOf(user_id)) !== null
  } catch {
    return false
  }
}

/** Records if a person has push notifications on in this browser. */
export function notePush(user_id: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(keyOf(user_id), "on")
    else localStorage.removeItem(keyOf(user_id))
  } catch {
    // With a full or forbidden storage, they stay off after the next sign-in.
  }
}
