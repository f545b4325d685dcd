/** A filter for texts with this in them, in whatever case. What the database would take for a wildcard is a character. */
export function containing(text: string) {
  return { contains: text.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" as const }
}
