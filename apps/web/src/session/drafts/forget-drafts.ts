/** Under which this browser keeps what a person has begun to write and not saved; their id follows, then a point. */
export const draftPrefixes = {
  answer: "hearthbook.answer",
  lesson: "hearthbook.lesson-draft",
  /** In the tab alone. */
  typed: "hearthbook.typed",
}

/** Forgets all that a person has begun here: they have signed out. What somebody else has begun stays. */
export function forgetDrafts(storage: Storage, user_id: string): void {
  for (const key of draftKeys(storage, user_id)) storage.removeItem(key)
}

/** Whether a person has begun something here that goes when they sign out. */
export function hasDrafts(storage: Storage, user_id: string): boolean {
  // Whom a lesson was planned for last is nothing that was begun.
  return draftKeys(storage, user_id).some((key) => !key.endsWith(".last"))
}

/** The keys of all that a person has begun here. */
export function draftKeys(storage: Storage, user_id: string): string[] {
  const own = Object.values(draftPrefixes).map((prefix) => `${prefix}.${user_id}.`)
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "")
  return keys.filter((key) => own.some((prefix) => key.startsWith(prefix)))
}
