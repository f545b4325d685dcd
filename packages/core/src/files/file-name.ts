import { limits } from "../limits/limits.ts"

/** The characters that stay at the end of a name that is too long: enough for its last words and its extension. */
const keptEnd = 60

/** Shortens the name of a file in the middle if it is longer than can be stored: 'A very long…of the report.pdf'. */
export function fitFileName(name: string): string {
  if (name.length <= limits.file_name) return name
  const letters = Array.from(name)
  const end = letters.slice(-keptEnd).join("")
  let start = ""
  for (const letter of letters) {
    if (start.length + letter.length + 1 + end.length > limits.file_name) break
    start += letter
  }
  return `${start}…${end}`
}
