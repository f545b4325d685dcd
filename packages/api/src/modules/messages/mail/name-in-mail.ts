/** The longest name shown in a mail, in characters as read. */
const longest = 60

/** Characters that change the displayed order of those after them. */
const reordering = /[\u202A-\u202E\u2066-\u2069]/g

const dot = "[.\u3002]"
/** One character that can be part of a domain, with its marks. */
const sign = "[\\p{L}\\p{N}]\\p{M}*"

/** Anything that a mail program may turn into a link. */
const linkLike = new RegExp(
  [
    "://",
    "[@\\\\]",
    `(?<![\\p{L}\\p{N}])www${dot}`,
    "(?<![\\p{L}\\p{N}])(?:mailto|tel|sms):",
    // A domain: evil.example. The single letters in J.R. are not one.
    `[\\p{L}\\p{N}\\p{M}-]${dot}${sign}${sign}`,
    // A network address: 192.0.2.1
    `\\p{N}${dot}\\p{N}`,
    // A telephone number.
    "(?:\\p{N}[\\s().+-]*){7}",
  ].join("|"),
  "iu",
)

/**
 * A name for a mail: on one line, not too long, and empty if it contains an address, a link or a telephone number. People
 * choose their own names, and mails go to addresses that others entered, so a name must not smuggle in a stranger's link.
 */
export function nameInMail(name: string): string {
  const plain = name
    .replace(reordering, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
  // Mail programs ignore full-width forms and invisible characters.
  const seen = plain.normalize("NFKC").replace(/\p{Cf}/gu, "")
  return linkLike.test(seen) ? "" : shorten(plain)
}

const segmenter = new Intl.Segmenter("en")

function shorten(name: string): string {
  if (name.length <= longest) return name
  const characters = [...segmenter.segment(name)].map(({ segment }) => segment)
  return characters.length > longest ? `${characters.slice(0, longest).join("").trim()}…` : name
}
