import { foldText } from "@hearthbook/core/names/search-text"
import type { ImportField } from "@hearthbook/core/import/import-field"

/** A heading as words: 'Date  of Birth (required)*' is 'date of birth required'. */
export function headingWords(heading: string): string {
  return foldText(heading)
    .replace(/['’]s\b/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}

/**
 * How well a heading names a field, from 0 for not at all to 900. A heading that is one of the field's names fits best, the earlier
 * names better than the later ones; one that contains a name fits less.
 */
export function headingScore(heading: string, { label, names }: ImportField): number {
  const words = headingWords(heading)
  if (words === "") return 0
  const exact = names.indexOf(words)
  if (exact !== -1) return 900 - exact
  if (words === headingWords(label)) return 800
  const padded = ` ${words} `
  const part = names.findIndex((name) => name.length > 2 && padded.includes(` ${name} `))
  return part === -1 ? 0 : 400 - part
}
