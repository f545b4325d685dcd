import fc from "fast-check"
import type { z } from "zod"

/** A procedure, as far as its input goes. */
export type Procedure = { _def: { inputs: unknown[] } }

/** What stands at the places of an input: an id by the name of its field, and what else must be of a certain kind. */
export type Filling = {
  id: (field: string) => fc.Arbitrary<string>
  /** Undefined leaves it to the schema: one of its choices, yes or no, a word. */
  value: (field: string) => fc.Arbitrary<unknown> | undefined
  /** Leaves out whatever may be missing; what a rule between two fields then asks for is the caller's to add. */
  isSmallest?: boolean
}

/** A day or a time that fits beside the others of its input, by the field it stands in. */
const moments: Record<string, string> = {
  start_date: "2026-09-21",
  end_date: "2026-10-30",
  from_date: "2026-09-18",
  assigned_date: "2026-09-01",
  date_of_birth: "2017-03-04",
  start_time: "09:00",
  end_time: "10:00",
}

/** What is written neither as a word nor as a choice, of a kind that is taken wherever the field stands. */
const written: Record<string, unknown> = {
  limit: 50,
  version: 1,
  points_possible: 100,
  points_earned: 1,
  size: 1000,
  position: 0,
  content: new Uint8Array([0xff, 0xd8, 0xff]),
  content_type: "image/jpeg",
  color: "#0f766e",
  email: "somebody.new@example.com",
  password: "Quiet-Lantern-58!",
  new_password: "Quiet-Lantern-58!",
  terms_accepted: true,
  timezone: "Europe/Berlin",
  time_zone: "Europe/Berlin",
  year_start: "08-01",
  academic_year: "2026-2027",
  external_url: "https://example.com",
  website: "https://example.com",
  logo_url: "https://example.com",
  url: "https://example.com",
  provider: "google",
}

/** A value that a field takes, where a word or one of its choices will not do. */
export function plainValue(field: string): fc.Arbitrary<unknown> | undefined {
  const known = moments[field] ?? written[field]
  if (known !== undefined) return fc.constant(known)
  return field.endsWith("date") ? fc.constantFrom("2026-09-01", "2026-09-08", "2026-09-14") : undefined
}

/** How a step of a place is written where a list has an element. */
const everyElement = "*"

/**
 * Inputs that a procedure's own schema takes, of every shape that it allows: each field that may be missing is there or not,
 * in objects inside objects and in the elements of lists too.
 */
export function inputsOf({ _def }: Procedure, filling: Filling): fc.Arbitrary<unknown> {
  const [schema] = _def.inputs
  if (!isObject(schema)) return fc.constant(undefined)
  const inputs = arbitraryOf(schema, "", filling)
  return filling.isSmallest ? inputs : inputs.filter((input) => schema.safeParse(input).success)
}

/** Each place of a procedure's input where an id of ours may stand, such as `records.*.student_id`. */
export function idPlaces({ _def }: Procedure): string[] {
  const [schema] = _def.inputs
  return isObject(schema) ? placesIn(schema, []) : []
}

/** The values at a place of an input; none where it is not there this time. */
export function valuesAt(input: unknown, place: string): unknown[] {
  return place
    .split(".")
    .reduce(
      (values, step) =>
        values.flatMap((value) => (step === everyElement ? asList(value) : asList(fieldsOf(value)[step], value))),
      [input],
    )
}

/** The input with another value at a place: of a list's elements at the one whose turn it is, or at all. */
export function withValueAt(input: unknown, place: string, value: unknown, turn: number | "all"): unknown {
  const [step = "", ...rest] = place.split(".")
  const further = (inner: unknown) => (rest.length === 0 ? value : withValueAt(inner, rest.join("."), value, turn))
  if (step !== everyElement) return { ...fieldsOf(input), [step]: further(fieldsOf(input)[step]) }
  const elements = asList(input)
  return elements.map((element, index) =>
    turn === "all" || index === turn % elements.length ? further(element) : element,
  )
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {}
}

/** What a list holds, or the field of an object, where it has it. */
function asList(value: unknown, owner?: unknown): unknown[] {
  if (owner !== undefined) return value === undefined || value === null ? [] : [value]
  return Array.isArray(value) ? value : []
}

function isObject(schema: unknown): schema is z.ZodObject {
  return typeof schema === "object" && schema !== null && "shape" in schema
}

/** What a schema is made of, below what only says that it may be missing or is changed afterwards. */
function innermost(schema: z.core.$ZodType): z.core.$ZodTypes {
  const known = schema as z.core.$ZodTypes
  const { def } = known._zod
  if (def.type === "optional" || def.type === "nullable" || def.type === "catch") return innermost(def.innerType)
  return def.type === "pipe" ? innermost(def.in) : known
}

function isId(schema: z.core.$ZodTypes): boolean {
  const { def } = schema._zod
  return def.type === "string" && "format" in def && def.format === "guid"
}

function placesIn(schema: z.core.$ZodType, path: string[]): string[] {
  const inner = innermost(schema)
  if (isId(inner)) return [path.join(".")]
  const { def } = inner._zod
  if (def.type === "array") return placesIn(def.element, [...path, everyElement])
  if (def.type !== "object") return []
  return Object.entries(def.shape).flatMap(([name, field]) => placesIn(field, [...path, name]))
}

function arbitraryOf(schema: z.core.$ZodType, field: string, filling: Filling): fc.Arbitrary<unknown> {
  const inner = innermost(schema)
  if (isId(inner)) return filling.id(field)
  const { def } = inner._zod
  if (def.type === "object") return recordOf(def.shape, filling)
  const given = filling.value(field)
  if (given) return given
  if (def.type === "array") {
    // Two elements of one day would be refused for that: a mark is given once for each child and day.
    const selector = (element: unknown) => fieldsOf(element)["date"] ?? fieldsOf(element)["due_date"] ?? element
    return fc.uniqueArray(arbitraryOf(def.element, field, filling), { minLength: 1, maxLength: 3, selector })
  }
  if (def.type === "enum") return fc.constantFrom(...Object.values(def.entries))
  return def.type === "boolean" ? fc.boolean() : fc.constant("Something")
}

function recordOf(shape: Readonly<Record<string, z.core.$ZodType>>, filling: Filling): fc.Arbitrary<unknown> {
  const required = Object.entries(shape).filter(([, field]) => field._zod.optin !== "optional")
  const taken = filling.isSmallest ? required : Object.entries(shape)
  const fields = taken.map(([name, field]) => [name, arbitraryOf(field, name, filling)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.map(([name]) => name), noNullPrototype: true })
}
