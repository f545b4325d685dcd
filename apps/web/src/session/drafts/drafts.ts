/** A place for drafts: `localStorage`, `sessionStorage`, or memory. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">

/** How long drafts of a kind are kept, and in which form. */
export type DraftPolicy<Draft> = {
  /** The first part of the key. The person's id and the draft's name follow, with points between them. */
  prefix: string
  /** Returns the stored text, or null if there is nothing worth keeping. */
  serialize: (draft: Draft) => string | null
  /** Returns null for a text that is broken or was stored by another release. */
  parse: (text: string) => Draft | null
}

/** One person's drafts of one kind in one storage. Other people who sign in at the same browser do not see them. */
export class Drafts<Draft> {
  readonly #policy: DraftPolicy<Draft>
  readonly #storage: DraftStorage
  readonly #user_id: string
  /** The text that was last read or written here, by key. Another tab may have replaced it since. */
  readonly #seen = new Map<string, string | null>()

  constructor(policy: DraftPolicy<Draft>, storage: DraftStorage, user_id: string) {
    this.#policy = policy
    this.#storage = storage
    this.#user_id = user_id
  }

  read(name: string): Draft | null {
    const key = this.#keyOf(name)
    const text = this.#storage.getItem(key)
    this.#seen.set(key, text)
    return text === null ? null : this.#policy.parse(text)
  }

  /** Returns false if the storage is full or forbidden, which must not keep a person from typing. */
  save(name: string, draft: Draft): boolean {
    const text = this.#policy.serialize(draft)
    if (text === null) {
      this.forget(name)
      return true
    }
    const key = this.#keyOf(name)
    try {
      this.#storage.setItem(key, text)
      this.#seen.set(key, text)
      return true
    } catch {
      return false
    }
  }

  /** Removes a draft, but not one that another tab has written since it was last read or written here. */
  drop(name: string): void {
    const key = this.#keyOf(name)
    if (this.#storage.getItem(key) === (this.#seen.get(key) ?? null)) this.#storage.removeItem(key)
  }

  /** Removes a draft, whichever tab wrote it. */
  forget(name: string): void {
    this.#storage.removeItem(this.#keyOf(name))
  }

  names(): string[] {
    return draftNames(this.#storage, this.#policy.prefix, this.#user_id)
  }

  #keyOf(name: string): string {
    return keyPrefix(this.#policy.prefix, this.#user_id) + name
  }
}

/** The prefixes of all kinds of drafts. Signing out deletes every draft under them. */
export const draftPrefixes = {
  answer: "hearthbook.answer",
  lesson: "hearthbook.lesson-draft",
  form: "hearthbook.typed",
}

/** The name under the lesson prefix for the last planned student, which is a preference and not a draft. */
export const lastStudentName = "last"

/** Deletes all of a person's drafts in a storage. */
export function forgetDrafts(storage: DraftStorage, user_id: string): void {
  for (const prefix of Object.values(draftPrefixes)) {
    for (const name of draftNames(storage, prefix, user_id)) storage.removeItem(keyPrefix(prefix, user_id) + name)
  }
}

/** Returns true if a person has drafts in a storage, which signing out would delete. */
export function hasDrafts(storage: DraftStorage, user_id: string): boolean {
  return Object.values(draftPrefixes).some((prefix) =>
    draftNames(storage, prefix, user_id).some((name) => name !== lastStudentName),
  )
}

function draftNames(storage: DraftStorage, prefix: string, user_id: string): string[] {
  const start = keyPrefix(prefix, user_id)
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "")
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length))
}

function keyPrefix(prefix: string, user_id: string): string {
  return `${prefix}.${user_id}.`
}
