import { z } from "zod"
import { draftPrefixes, Drafts, lastStudentName, type DraftPolicy } from "../../../session/drafts/drafts.ts"
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

/** A lesson plan, from the first keystroke until it is saved. */
const lessonPolicy: DraftPolicy<StoredDraft> = {
  prefix: draftPrefixes.lesson,
  serialize: ({ values, version }) => JSON.stringify({ format, version, values }),
  parse: (text) => {
    try {
      const { data } = stored.safeParse(JSON.parse(text))
      return data ? { values: data.values, version: data.version } : null
    } catch {
      return null
    }
  },
}

/** One person's unsaved lesson plans on this device, with a separate draft for each child and each saved lesson. */
export class LessonDrafts {
  readonly #drafts: Drafts<StoredDraft>
  readonly #preferences: Drafts<string>

  constructor(storage: Storage, user_id: string) {
    this.#drafts = new Drafts(lessonPolicy, storage, user_id)
    const asText = { prefix: draftPrefixes.lesson, serialize: (text: string) => text, parse: (text: string) => text }
    this.#preferences = new Drafts(asText, storage, user_id)
  }

  read(about: About): StoredDraft | null {
    return this.#drafts.read(nameOf(about))
  }

  save(about: About, draft: StoredDraft): void {
    this.#drafts.save(nameOf(about), draft)
  }

  /** Removes the draft, unless another tab has written to it since this one last read or wrote it. */
  drop(about: About): void {
    this.#drafts.drop(nameOf(about))
  }

  /** Removes the draft, whichever tab wrote it, when its lesson is deleted. */
  forget(about: About): void {
    this.#drafts.forget(nameOf(about))
  }

  /** The child last planned for: '' for no child, null if nothing was planned on this device. */
  lastStudent(): string | null {
    return this.#preferences.read(lastStudentName)
  }

  rememberStudent(student_id: string): void {
    this.#preferences.save(lastStudentName, student_id)
  }
}

function nameOf(about: About): string {
  return "lesson_id" in about ? `lesson.${about.lesson_id}` : `new.${about.student_id || "nobody"}`
}
