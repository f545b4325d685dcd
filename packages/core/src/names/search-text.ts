// The SQL function `fold_text` applies the same rule to stored texts (docs/decisions/029-search-compares-folded-texts.md).
// search-text.int.test.ts compares the two for every character.

/** Signs that Unicode's normalization would take apart into a space and an accent, or into two apostrophes. */
const signs: Record<string, string> = { "´": "'", "΄": "'", "″": '"', "‶": '"' }

/**
 * Characters that do not count: accents and vowel points, joiners, soft hyphens and marks of direction. Vowel signs of Indic
 * scripts are letters, and stay.
 */
const ignored =
  // oxlint-disable-next-line no-misleading-character-class -- matches the accents alone, after the text is decomposed
  /[\u00ad\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]/g
const apostrophes = /[`ʹʻʼʽˈ‘’‚‛′‵‹›]/g
const quotationMarks = /[“”„‟«»]/g
const dashes = /[‐‒–—―⁃−⸺⸻]/g
const spaces = /[\t-\r\u0085\u1680\u2028\u2029]/g

/** Letters that Unicode does not take apart into a base letter and an accent. */
const letters: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ŧ: "t",
  ς: "σ",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
}

/**
 * Reduces a text to the form that searches compare: without case, accents and the differences between kinds of quotes, dashes
 * and spaces.
 */
export function foldText(text: string): string {
  return text
    .replace(/[´΄″‶]/g, (sign) => signs[sign] ?? sign)
    .normalize("NFKD")
    .toLowerCase()
    .replace(ignored, "")
    .replace(apostrophes, "'")
    .replace(quotationMarks, '"')
    .replace(dashes, "-")
    .replace(/[łøđðħıŧςæœßþ]/g, (letter) => letters[letter] ?? letter)
    .replace(spaces, " ")
}

/** Returns the folded words of a search, longest first, because most texts lack those. A text is found if it contains each of them. */
export function searchWords(search: string): string[] {
  const words = new Set(foldText(search).split(" ").filter(Boolean))
  return [...words].toSorted((one, other) => other.length - one.length)
}

/** Returns true if each word of the search is in one of the texts, in any order. */
export function matchesSearch(texts: readonly (string | null | undefined)[], search: string): boolean {
  const folded = foldText(texts.map((text) => text ?? "").join(" "))
  return searchWords(search).every((word) => folded.includes(word))
}
