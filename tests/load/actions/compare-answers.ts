import { isDeepStrictEqual } from "node:util"

/** Maximum difference in length of two responses. */
const tolerance = 0.05

/**
 * Throws unless the floor answers like the product: reads exactly the same, writes with the same fields in about as many bytes.
 * A floor that does less would not be comparable.
 */
export function requireSameAnswer(name: string, kind: "read" | "write", product: string, floor: string): void {
  const [one, other] = [JSON.parse(product), JSON.parse(floor)] as [unknown, unknown]
  const difference = kind === "read" ? firstDifference(one, other) : firstDifference(shapeOf(one), shapeOf(other))
  if (difference) throw new Error(`${name}: the floor's response differs: ${difference}`)
  if (Math.abs(product.length - floor.length) > tolerance * product.length) {
    throw new Error(`${name}: the floor answers ${floor.length} characters, the product ${product.length}.`)
  }
}

/** Returns the fields of a response without values; for a list, those of its first row. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0]), value.length]
  if (value === null || typeof value !== "object") return value === null ? null : typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}

function firstDifference(one: unknown, other: unknown, place = "answer"): string | null {
  if (isDeepStrictEqual(one, other)) return null
  const areObjects = [one, other].every((value) => value !== null && typeof value === "object")
  if (!areObjects)
    return `${place} is ${JSON.stringify(one)?.slice(0, 200)} there, ${JSON.stringify(other)?.slice(0, 200)} here`
  const [left, right] = [new Map(Object.entries(one ?? {})), new Map(Object.entries(other ?? {}))]
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    const found = firstDifference(left.get(key), right.get(key), `${place}.${key}`)
    if (found) return found
  }
  return null
}
