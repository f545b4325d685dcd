import { z } from "zod"
import { limits } from "../limits/limits.ts"

/** A password of any strength, as it was entered. `label` begins the messages. */
export function enteredPassword(label = "Password") {
  return z.string(`${label} is required.`).min(1, `${label} is required.`).max(limits.password, tooLong(label))
}

/** A password entered again as a proof; it may be empty. */
export const provingPassword = z.string().max(limits.password, tooLong("Password"))

function tooLong(label: string): string {
  return `${label} can have ${limits.password} characters at most.`
}
