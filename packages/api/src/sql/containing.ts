/** A text as it stands in a LIKE pattern: what the database would take for a wildcard is a character. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&")
}

/** A filter for texts with this in them, in whatever case. */
export function containing(text: string) {
  return { contains: escapeLike(text), mode: "insensitive" as const }
}
