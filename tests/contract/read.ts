/** A field of an answer, or undefined where there is none. */
export function read(body: unknown, field: string): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, field) : undefined
}
