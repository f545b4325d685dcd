import type { QuickChild, QuickContext, QuickCourse } from "./quick-types.ts"
import { hasKeysAt, keyOf, nameKeys, type Word } from "./quick-labels.ts"

/** Words that join names of children: 'Ada and Ben', 'Ada & Ben', 'Ada + Ben'. */
const joints = new Set(["and", "&", "+"])

export type FoundChildren = { length: number; ids: string[] }

/**
 * Reads names of children at a word: 'Ben', 'Ben and Ada', 'Ben, Ada', or 'everyone'. A first name that two children share is not
 * read, only their short names. Null if there is none.
 */
export function findChildren(words: Word[], at: number, { children }: QuickContext): FoundChildren | null {
  if (words[at]?.key === "everyone" && children.length > 1) return { length: 1, ids: children.map(({ id }) => id) }
  const first = childAt(words, at, children)
  if (!first) return null
  const ids = [first.id]
  let length = first.length
  for (;;) {
    const joint = joints.has(words[at + length]?.text.toLowerCase() ?? "") ? 1 : 0
    const next = childAt(words, at + length + joint, children)
    if (!next || ids.includes(next.id)) return { length, ids }
    ids.push(next.id)
    length += joint + next.length
  }
}

function childAt(words: Word[], at: number, children: QuickChild[]): { length: number; id: string } | null {
  const named = children.flatMap(({ id, first_name, short_name }) => {
    const isShared = children.some((other) => other.id !== id && keyOf(other.first_name) === keyOf(first_name))
    return [...(isShared ? [] : [first_name]), short_name].map((name) => ({ id, keys: nameKeys(name) }))
  })
  const found = named
    .filter(({ keys }) => hasKeysAt(words, at, keys))
    .toSorted((one, other) => other.keys.length - one.keys.length)[0]
  return found ? { length: found.keys.length, id: found.id } : null
}

/** A subject as it is written in a line, and the number of words that it takes. */
export type FoundSubject = { length: number; written: string }

/** The most words of a subject's name that are compared. */
const longest = 4

/** Reads a subject of some courses at a word, with as many words as fit. Null if there is none. */
export function findSubject(words: Word[], at: number, courses: QuickCourse[]): FoundSubject | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const written = words
      .slice(at, at + length)
      .map(({ key }) => key)
      .join(" ")
    if (coursesIn(written, courses).length > 0) return { length, written }
  }
  return null
}

/**
 * The courses that a written subject means: those with this name, else those that begin with it ('math' for 'Math 5'), else those with
 * these initials ('PE' for 'Physical Education'). One for each subject: the first.
 */
export function coursesIn(written: string, courses: QuickCourse[]): QuickCourse[] {
  const typed = subjectKey(written)
  const isStart = (key: string) => typed.length > 2 && key.startsWith(`${typed} `)
  const fits = [
    ({ subject }: QuickCourse) => subjectKey(subject) === typed,
    ({ subject }: QuickCourse) => isStart(subjectKey(subject)),
    ({ subject }: QuickCourse) => initialsOf(subject) === typed,
  ]
  const found = typed === "" ? [] : (fits.map((fit) => courses.filter(fit)).find((some) => some.length > 0) ?? [])
  return found.filter(({ subject }, place) => {
    return found.findIndex((other) => subjectKey(other.subject) === subjectKey(subject)) === place
  })
}

/** The form in which subjects are compared. 'Maths' and 'Mathematics' are 'math'. */
export function subjectKey(subject: string): string {
  return nameKeys(subject)
    .map((key) => (key === "maths" || key === "mathematics" ? "math" : key))
    .join(" ")
}

function initialsOf(name: string): string | null {
  const keys = nameKeys(name).filter((key) => /^[a-z]/.test(key) && key !== "and")
  return keys.length > 1 ? keys.map((key) => key.charAt(0)).join("") : null
}
