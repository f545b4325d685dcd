/** Returns the code points of all texts in a document's data. */
export function charactersOf(data: unknown): Set<number> {
  const found = new Set<number>()
  mapTexts(data, (text) => {
    for (const letter of text) found.add(letter.codePointAt(0) ?? 0)
    return text
  })
  return found
}

/**
 * Returns the data with composed letters, without control characters, and without characters that no font has, such as emoji. They
 * would be drawn as empty boxes.
 */
export function toPrintable<Data>(data: Data, missing: Set<number> = new Set()): Data {
  const clean = (text: string) =>
    Array.from(text.normalize("NFC").replace(/\p{Cc}+/gu, (marks) => (marks.includes("\n") ? "\n" : " ")))
      .filter((letter) => letter === "\n" || !missing.has(letter.codePointAt(0) ?? 0))
      .join("")
  // Only texts change, so the shape is that of before.
  return mapTexts(data, clean) as Data
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value)
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change))
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]))
}
