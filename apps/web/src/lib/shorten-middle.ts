/** The characters that are kept at the start and at the end of a long name. */
const start = 20
const end = 15

/** Shortens a long name in the middle: 'Book report about th…nal version.pdf'. The end tells names apart, and has the extension. */
export function shortenMiddle(name: string): string {
  const letters = Array.from(name)
  if (letters.length <= start + 1 + end) return name
  return `${letters.slice(0, start).join("")}…${letters.slice(-end).join("")}`
}
