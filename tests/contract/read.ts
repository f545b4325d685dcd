/** Returns the fields of a parsed JSON object, or of a list by index; none of any other value. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === "object" && body !== null ? { ...body } : {}
}

/** Returns a field of a parsed JSON object, or undefined if it has none. */
export function read(body: unknown, field: string): unknown {
  return fieldsOf(body)[field]
}
