// The texts of the demo family's content have one field on each line, in the order that their tags name: content-text.ts, courses.ts,
// resources/resource-content.ts.

export type Text = TemplateStringsArray

/** Reads a text by its fields. Throws for a text with another number of lines. */
export function readLines<Field extends string>([text = ""]: Text, fields: Field[]): Record<Field, string> {
  const lines = text.trim().split(/\n\s*/)
  if (lines.length !== fields.length) throw new Error(`Expected ${fields.join(", ")}, but read: ${text}`)
  return Object.fromEntries(fields.map((field, index) => [field, lines[index]])) as Record<Field, string>
}
