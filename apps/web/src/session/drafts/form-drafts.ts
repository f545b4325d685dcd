import { draftKeys, draftPrefixes, forgetDrafts } from "./forget-drafts.ts"

export type FormDraft = {
  /** What the form is called where it is opened: 'Edit assignment'; null where it comes back by itself with its page. */
  label: string | null
  /** Of the row these are changes of, when they were begun (DECISIONS 34i). */
  version?: number
  values: Record<string, unknown>
}

/**
 * What stood in forms of this tab when the session ended under them, or their row went. It stands under the person's own id,
 * and is there when the same person opens the form again; no password is ever kept. After a log-out in another tab it is in
 * memory alone, as who signs out leaves nothing on the device.
 */
export class FormDrafts {
  readonly #tab: Storage
  readonly #memory = new Map<string, string>()
  /** Who has signed out here, and said that it may go. */
  #left: string | null = null

  constructor(tab: Storage) {
    this.#tab = tab
  }

  save(user_id: string, name: string, draft: FormDraft, { inMemory }: { inMemory: boolean }): void {
    if (user_id === this.#left) return
    const values = Object.entries(draft.values).filter(([field]) => !/password|^code$/.test(field))
    if (values.length === 0) return
    const text = JSON.stringify({ ...draft, values: Object.fromEntries(values) })
    if (inMemory) this.#memory.set(keyOf(user_id, name), text)
    else this.#write(keyOf(user_id, name), text)
  }

  read(user_id: string, name: string): FormDraft | null {
    return this.#parse(keyOf(user_id, name))
  }

  forget(user_id: string, name: string): void {
    this.#memory.delete(keyOf(user_id, name))
    this.#tab.removeItem(keyOf(user_id, name))
  }

  /** What the forms are called that still hold something and have to be opened; each is told of once. */
  takeLabels(user_id: string): string[] {
    return this.#keysOf(user_id).flatMap((key) => {
      const draft = this.#parse(key)
      if (!draft?.label) return []
      const text = JSON.stringify({ ...draft, label: null })
      if (this.#memory.has(key)) this.#memory.set(key, text)
      else this.#write(key, text)
      return [draft.label]
    })
  }

  hasAny(user_id: string): boolean {
    return this.#keysOf(user_id).length > 0
  }

  #keysOf(user_id: string): string[] {
    const all = new Set([...draftKeys(this.#tab, user_id), ...this.#memory.keys()])
    return [...all].filter((key) => key.startsWith(keyOf(user_id, "")))
  }

  /** Somebody has signed out here: nothing of theirs stays, nor is kept of the forms that go now. */
  close(user_id: string): void {
    this.#left = user_id
    forgetDrafts(this.#tab, user_id)
    this.#memory.clear()
  }

  /** Somebody has come in, whoever was here before. */
  open(): void {
    this.#left = null
  }

  // A full or forbidden storage must not stop anybody from signing in.
  #write(key: string, text: string): void {
    try {
      this.#tab.setItem(key, text)
    } catch {
      this.#memory.set(key, text)
    }
  }

  #parse(key: string): FormDraft | null {
    try {
      const draft: unknown = JSON.parse(this.#memory.get(key) ?? this.#tab.getItem(key) ?? "null")
      return isDraft(draft) ? draft : null
    } catch {
      return null
    }
  }
}

function isDraft(read: unknown): read is FormDraft {
  if (typeof read !== "object" || read === null || !("label" in read && "values" in read)) return false
  const isVersioned = !("version" in read) || typeof read.version === "number"
  return (
    (typeof read.label === "string" || read.label === null) &&
    typeof read.values === "object" &&
    read.values !== null &&
    isVersioned
  )
}

function keyOf(user_id: string, name: string): string {
  return `${draftPrefixes.typed}.${user_id}.${name}`
}
