import { draftPrefixes, Drafts, forgetDrafts, type DraftPolicy, type DraftStorage } from "./drafts.ts"

export type FormDraft = {
  /** The name of the form where it is opened, such as 'Edit assignment'. Null if it opens with its page. */
  label: string | null
  /** The version of the row that was being changed. */
  version?: number
  values: Record<string, unknown>
}

/** The values of a form whose session ended, or whose row was deleted, until the form is opened again. Never a password. */
const formPolicy: DraftPolicy<FormDraft> = {
  prefix: draftPrefixes.form,
  serialize: (draft) => {
    const values = Object.entries(draft.values).filter(([field]) => !/password|^code$/.test(field))
    return values.length === 0 ? null : JSON.stringify({ ...draft, values: Object.fromEntries(values) })
  },
  parse: (text) => {
    try {
      const draft: unknown = JSON.parse(text)
      return isFormDraft(draft) ? draft : null
    } catch {
      return null
    }
  },
}

/**
 * The form drafts of this tab. After a sign-out in another tab they are kept in memory alone, because signing out leaves nothing
 * on the device.
 */
export class FormDrafts {
  readonly #tab: DraftStorage
  readonly #memory = new MemoryStorage()
  /** The id of the person who signed out here and agreed to lose drafts. */
  #signedOut: string | null = null

  constructor(tab: DraftStorage) {
    this.#tab = tab
  }

  save(user_id: string, name: string, draft: FormDraft, { inMemory }: { inMemory: boolean }): void {
    if (user_id === this.#signedOut) return
    const isInTab = !inMemory && this.#inTab(user_id).save(name, draft)
    if (!isInTab) this.#inMemory(user_id).save(name, draft)
  }

  read(user_id: string, name: string): FormDraft | null {
    return this.#inMemory(user_id).read(name) ?? this.#inTab(user_id).read(name)
  }

  forget(user_id: string, name: string): void {
    for (const drafts of this.#places(user_id)) drafts.forget(name)
  }

  /** Returns the labels of forms that have a draft and do not open by themselves. Returns each label once. */
  takeLabels(user_id: string): string[] {
    return this.#places(user_id).flatMap((drafts) =>
      drafts.names().flatMap((name) => {
        const draft = drafts.read(name)
        if (!draft?.label) return []
        drafts.save(name, { ...draft, label: null })
        return [draft.label]
      }),
    )
  }

  hasAny(user_id: string): boolean {
    return this.#places(user_id).some((drafts) => drafts.names().length > 0)
  }

  /** Deletes the person's drafts when they sign out, and ignores the drafts of forms that close afterwards. */
  close(user_id: string): void {
    this.#signedOut = user_id
    forgetDrafts(this.#tab, user_id)
    this.#memory.clear()
  }

  /** Accepts drafts again after a sign-in. */
  open(): void {
    this.#signedOut = null
  }

  #inTab(user_id: string) {
    return new Drafts(formPolicy, this.#tab, user_id)
  }

  #inMemory(user_id: string) {
    return new Drafts(formPolicy, this.#memory, user_id)
  }

  #places(user_id: string) {
    return [this.#inTab(user_id), this.#inMemory(user_id)]
  }
}

function isFormDraft(draft: unknown): draft is FormDraft {
  if (typeof draft !== "object" || draft === null || !("label" in draft && "values" in draft)) return false
  const isVersioned = !("version" in draft) || typeof draft.version === "number"
  const isLabeled = typeof draft.label === "string" || draft.label === null
  return isLabeled && isVersioned && typeof draft.values === "object" && draft.values !== null
}

class MemoryStorage implements DraftStorage {
  readonly #texts = new Map<string, string>()

  get length(): number {
    return this.#texts.size
  }
  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null
  }
  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null
  }
  setItem(key: string, text: string): void {
    this.#texts.set(key, text)
  }
  removeItem(key: string): void {
    this.#texts.delete(key)
  }
  clear(): void {
    this.#texts.clear()
  }
}
