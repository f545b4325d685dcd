/** The most bytes of a line, without its end (RFC 5545). */
const longest = 75

/** Breaks lines that are too long, never within a character. The library's own way takes as long as all of the rest. */
export function foldLines(text: string): string {
  return text
    .split("\r\n")
    .map((line) => (Buffer.byteLength(line) <= longest ? line : fold(line)))
    .join("\r\n")
}

function fold(line: string): string {
  let folded = ""
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > longest) {
      folded += "\r\n "
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
