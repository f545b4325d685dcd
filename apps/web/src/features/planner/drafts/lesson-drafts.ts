import { z } from "zod"
import { draftPrefixes } from "../../../session/drafts/forget-drafts.ts"
import { lessonValues, type LessonValues } from "../shared/lesson-values.ts"

/** With another shape of the form comes another number; what an older release kept is then passed over. */
const format = 1
const stored = z.object({
  format: z.literal(format),
  /** Of the lesson these are changes of, when they were begun (DECISIONS 34i). */
  version: z.int().optional(),
  values: lessonValues,
})
export type StoredDraft = { values: LessonValues; version?: number }

/** What a draft is of: a new lesson of one child, a new one of no child yet, or changes of a saved lesson. */
export type About = { student_id: string } | { lesson_id: string }

/**
 * The lesson plans that one person has begun and not saved, on this device. Each child's is apart, so that they never mix;
 * what cannot be read, because it is broken or too old, counts as none.
 */
export class LessonDrafts {
  readonly #storage: Storage
  readonly #prefix: string
  /** By key, what was written or read here last. Another tab, which keeps its drafts in the same places, may differ. */
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

  /** Lets go of what was written or read here last. What another tab wrote in its place since is that tab's, and stays. */
  drop(about: About): void {
    const key = this.#keyOf(about)
    if (this.#storage.getItem(key) === this.#known.get(key)) this.#storage.removeItem(key)
  }

  /** Lets go of the draft whoever wrote it, as when its lesson is deleted. */
  forget(about: About): void {
    this.#storage.removeItem(this.#keyOf(about))
  }

  /** The child planned for last: '' for none yet, null where nothing was planned on this device. */
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

  // A full or forbidden storage must not stop anybody from typing.
  #write(key: string, text: string): void {
    try {
      this.#storage.setItem(key, text)
    } catch {
      this.#storage.removeItem(key)
    }
  }
}
