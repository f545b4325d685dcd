/** Numbers below zero in an answer, by where they are: nothing that a household counts is ever less than none. */
export function findNegativeNumbers(body: unknown, place = ""): string[] {
  if (typeof body === "number") return body < 0 ? [`${place}: ${body}`] : []
  if (typeof body !== "object" || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => findNegativeNumbers(value, `${place}.${name}`))
}
