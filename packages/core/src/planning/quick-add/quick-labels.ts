import { trimMarks } from "../../names/trim-marks.ts"
import { foldText } from "../../names/search-text.ts"

/** A typed word, and the form in which it is compared: without case, accents and punctuation around it. */
export type Word = { text: string; key: string }

export function wordsOf(line: string): Word[] {
  return line
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, key: keyOf(text) }))
}

/** The form in which words and names are compared. */
export function keyOf(text: string): string {
  return trimMarks(foldText(text).trim(), { start: `"'(`, end: ':,;.!")' })
}

/** The keys of a name with several words. */
export function nameKeys(name: string): string[] {
  return wordsOf(name)
    .map(({ key }) => key)
    .filter(Boolean)
}

/** True if the words from `at` on have these keys. */
export function hasKeysAt(words: Word[], at: number, keys: string[]): boolean {
  return keys.length > 0 && keys.every((key, index) => words[at + index]?.key === key)
}
