/** Under which this browser keeps what a person has begun to write and not saved; their id follows, then a point. */
export const draftPrefixes = { answer: "hearthbook.answer", lesson: "hearthbook.lesson-draft" }

/** Forgets all that a person has begun here: they have signed out. What somebody else has begun stays. */
export function forgetDrafts(storage: Storage, user_id: string): void {
  const own = Object.values(draftPrefixes).map((prefix) => `${prefix}.${user_id}.`)
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) {
    if (key && own.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
  }
}
