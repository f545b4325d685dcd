import { z } from "zod"
import { draftPrefixes } from "../../../session/drafts/forget-drafts.ts"
import { lessonValues, type LessonValues } from "../shared/lesson-values.ts"

/** Increased when the form's shape changes. Drafts in an older format are ignored. */
const format = 1
const stored = z.object({
  format: z.literal(format),
  /** The version of the saved lesson on which the changes are based. */
  version: z.int().optional(),
  values: lessonValues,
})
export type StoredDraft = { values: LessonValues; version?: number }

/** Identifies a draft: a new lesson of a child, a new lesson without a child, or changes to a saved lesson. */
export type About = { student_id: string } | { lesson_id: string }

/**
 * A user's unsaved lesson plans on this device. Each child has a separate draft. A draft that is corrupt or too old is
 * ignored.
 */
export class LessonDrafts {
  readonly #storage: Storage
  readonly #prefix: string
  /** The value last read or written here, by key. Another tab may have written a newer one to the same key. */
  readonly #known = new Map<string, string>()

  constructor(storage: Storage, user_id: string) {
    this.#storage = storage
    this.#prefix = `${draftPrefixes.lesson}.${user_id}`
  }

  read(about: About): StoredDraft | null {
    const key = this.#keyOf(about)
    const text = this.#storage.getItem(key) ?? "null"
    this.#known.set(key, text)
    try {
      const { data } = stored.safeParse(JSON.parse(text))
      return data ? { values: data.values, version: data.version } : null
    } catch {
      return null
    }
  }

  save(about: About, { values, version }: StoredDraft): void {
    const key = this.#keyOf(about)
    const text = JSON.stringify({ format, version, values })
    this.#write(key, text)
    this.#known.set(key, text)
  }

  /** Removes the draft, unless another tab has written to it since this one last read or wrote it. */
  drop(about: About): void {
    const key = this.#keyOf(about)
    if (this.#storage.getItem(key) === this.#known.get(key)) this.#storage.removeItem(key)
  }

  /** Removes the draft, whichever tab wrote it, when its lesson is deleted. */
  forget(about: About): void {
    this.#storage.removeItem(this.#keyOf(about))
  }

  /** The child last planned for: '' for no child, null if nothing was planned on this device. */
  lastStudent(): string | null {
    return this.#storage.getItem(`${this.#prefix}.last`)
  }

  rememberStudent(student_id: string): void {
    this.#write(`${this.#prefix}.last`, student_id)
  }

  #keyOf(about: About): string {
    if ("lesson_id" in about) return `${this.#prefix}.lesson.${about.lesson_id}`
    return `${this.#prefix}.new.${about.student_id || "nobody"}`
  }

  // Full or blocked storage must not stop the user from typing.
  #write(key: string, text: string): void {
    try {
      this.#storage.setItem(key, text)
    } catch {
      this.#storage.removeItem(key)
    }
  }
}
