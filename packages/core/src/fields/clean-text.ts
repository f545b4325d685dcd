/** Line breaks of other systems: Word writes a vertical tab for a break within a paragraph. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * Characters without a shape that come with text from Word or a web page: control characters but tabs and line breaks, soft
 * hyphens, zero-width spaces, byte order marks, and marks that override the direction of text. A NUL is refused elsewhere.
 */
// oxlint-disable-next-line no-control-regex
const invisible = /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

/** Zero-width joiners and non-joiners. They shape emoji, and words of Persian and of Indian languages. */
const joiners = /[\u200c\u200d]+/g
const joinedEmoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u
const emoji = /^\p{Extended_Pictographic}/u
const joinedLetter = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]$/u
const letter = /^(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]/u
/** The sign that removes a vowel. With a joiner, it also shapes the last letter of a word. */
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/

/** Removes invisible characters from a text that was pasted, and writes every line break as one LF. */
export function cleanText(text: string): string {
  return text
    .replace(lineBreaks, "\n")
    .replace(invisible, "")
    .replace(joiners, (run: string, at: number, whole: string) =>
      joins(whole.slice(Math.max(0, at - 2), at), whole.slice(at + run.length, at + run.length + 2))
        ? run.slice(0, 1)
        : "",
    )
}

function joins(before: string, after: string): boolean {
  if (virama.test(before)) return true
  return (joinedEmoji.test(before) && emoji.test(after)) || (joinedLetter.test(before) && letter.test(after))
}
