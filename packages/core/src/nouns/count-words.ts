import { archivedNouns, factsOf, nouns, type ArchiveKind, type Noun } from "./nouns.ts"

/** A noun with its article: 'a child', 'an assignment'. */
export function oneOf(noun: Noun): string {
  const [one] = factsOf(noun).words ?? [noun.replaceAll("_", " ")]
  return `${/^[aeio]/.test(one) ? "an" : "a"} ${one}`
}

/** The counts that are not zero, in words: '3 children', '412 assignments'. */
export function recordWords(counts: Partial<Record<ArchiveKind, number>>): string[] {
  return archivedNouns.flatMap((noun) => {
    const { words, is_uncounted } = factsOf(noun)
    const count = counts[nouns[noun].archive] ?? 0
    if (!words || is_uncounted || count === 0) return []
    const [one, many = `${one}s`] = words
    return [`${count.toLocaleString("en-US")} ${count === 1 ? one : many}`]
  })
}

/** Nouns that a family can have without any records: the pictures of its adults, and its school years. */
const notRecords = new Set<Noun>(["file", "school_year", "term"])

/** True if a family has records. Registration already makes a school year, so years do not count. */
export function hasRecords(counts: Record<ArchiveKind, number>): boolean {
  return archivedNouns.some((noun) => !notRecords.has(noun) && counts[nouns[noun].archive] > 0)
}
