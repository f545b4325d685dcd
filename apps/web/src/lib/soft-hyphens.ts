const softHyphen = "\u00AD"
/** Shorter words fit every column. */
const shortest = 7
/** Letters that stay together before a vowel: 'th', 'ph', 'tr', 'bl' and the like, or any single consonant. */
const onset = /(?:[cgkpstw]h|[bcdfgkptw]r|[bcfgkps]l|qu|[^aeiouy])$/i

/**
 * Adds soft hyphens to long words, so that a narrow column breaks 'Thanksgiving' as 'Thanks-giving' and not before its last letter.
 * They are invisible elsewhere. Browsers hyphenate no capitalized English word, and none without a dictionary.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < shortest ? word : hyphenate(word)))
}

/** Breaks between two vowels, before the consonants that begin the next syllable, at least three letters from each end. */
function hyphenate(word: string): string {
  return word.replace(/(?<=[aeiouy])([^aeiouy]+)(?=[aeiouy])/gi, (consonants: string, _: string, at: number) => {
    const start = consonants.search(onset)
    const place = at + start
    const isSuffix = /^[^aeiouy]ing$/i.test(word.slice(place))
    if (place < 3 || word.length - place < 3 || isSuffix) return consonants
    return consonants.slice(0, start) + softHyphen + consonants.slice(start)
  })
}
