import { firstRequestsKey } from "./first-request/first-answer.ts"
import { lastTargetKey } from "./last-target.ts"

/** The databases in the browser with a person's data for use without a network, each with its own key (sealed-box.ts). */
export const keptAnswersName = (user_id: string) => `hearthbook.answers.${user_id}`
export const keptChangesName = (user_id: string) => `hearthbook.changes.${user_id}`

/** Holds the id of the person whose answers are kept, so that no one else waits for them when a page starts. */
export const keptKey = "hearthbook.kept"

/** Removes what this browser keeps of the last person besides the databases, such as the name of a child's course. */
export function forgetNames(): void {
  for (const key of [keptKey, lastTargetKey, firstRequestsKey]) localStorage.removeItem(key)
}

/** Destroys the last known data when a session ends. Changes that wait for the network stay for the same person. */
export function forgetAnswers(user_id: string): void {
  forgetNames()
  indexedDB.deleteDatabase(keptAnswersName(user_id))
}

/** Destroys everything that is kept for a person, with the keys, when they sign out. */
export function forgetKept(user_id: string): void {
  forgetAnswers(user_id)
  indexedDB.deleteDatabase(keptChangesName(user_id))
}
