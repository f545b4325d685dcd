/** Escapes a text for a LIKE pattern, so that wildcards match literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&")
}

/** A filter for texts that contain this text, ignoring case. */
export function containing(text: string) {
  return { contains: escapeLike(text), mode: "insensitive" as const }
}
