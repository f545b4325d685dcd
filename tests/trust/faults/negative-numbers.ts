/** Finds negative numbers in a response, with their paths. No count of a family is ever negative. */
export function findNegativeNumbers(body: unknown, place = ""): string[] {
  if (typeof body === "number") return body < 0 ? [`${place}: ${body}`] : []
  if (typeof body !== "object" || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => findNegativeNumbers(value, `${place}.${name}`))
}
