import fc from "fast-check"
import { hostileText, hostileValue } from "./hostile-inputs.ts"
import type { Schema } from "./operations.ts"

/** Ids of existing rows, by parameter name (`student_id`) or path segment (`students` in /students/{id}). */
export type Known = Record<string, string>

/** Usually the right id for a place, sometimes another one or one of no row. */
export function idFor(place: string, known: Known): fc.Arbitrary<string> {
  const some = fc.constantFrom(...Object.values(known), "0199a000-0000-7000-8000-000000000000")
  const right = known[place]
  return right ? fc.oneof({ weight: 5, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: some }) : some
}

/** Generates values that match a schema; one in `oneIn` values is arbitrary. */
export function fitting(schema: Schema, known: Known, oneIn = 12, name = ""): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: oneIn, arbitrary: exactly(schema, known, oneIn, name) },
    { weight: 1, arbitrary: hostileValue },
  )
}

function exactly(schema: Schema, known: Known, oneIn: number, name: string): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => exactly(choice, known, oneIn, name)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  switch (schema.type) {
    case "object":
      return objectOf(schema, known, oneIn)
    case "array":
      return fc.array(fitting(schema.items ?? {}, known, oneIn, name), { maxLength: Math.min(schema.maxItems ?? 4, 4) })
    case "integer":
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 500, 500) })
    case "number":
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 500, 500) })
    case "boolean":
      return fc.boolean()
    case "null":
      return fc.constant(null)
    case "string":
      return textOf(schema, known, name)
    default:
      return hostileValue
  }
}

function objectOf({ properties = {}, required = [] }: Schema, known: Known, oneIn: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, fitting(field, known, oneIn, name)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) })
}

const days = ["2026-09-01", "2026-09-15", "2027-02-28", "1999-12-31", "9999-12-31", "0001-01-01"]
const plain = [
  "Bees",
  "monday",
  "09:00",
  "10:30",
  "4",
  "#112233",
  "ada@example.com",
  "America/New_York",
  "Sunny-Meadow-42!",
]

function textOf({ format, maxLength = 200 }: Schema, known: Known, name: string): fc.Arbitrary<string> {
  if (format === "uuid") return idFor(name.replace(/_ids$/, "_id"), known)
  if (format === "date") return fc.constantFrom(...days)
  if (format === "date-time") return fc.constantFrom(...days.map((day) => `${day}T00:00:00.000Z`))
  if (format === "email") return fc.constantFrom("ada@example.com", "unknown@example.com", "a@b.c")
  if (format === "uri") return fc.constantFrom("https://example.com", "javascript:alert(1)", "http://[::1]:99999/")
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...plain, ...days) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength }) },
    { weight: 1, arbitrary: hostileText },
  )
}
