import fc from "fast-check"
import type { z } from "zod"

/** A procedure, as far as its input is concerned. */
export type Procedure = { _def: { inputs: unknown[] } }

/** Generates values for an input: ids by field name, and other special values. */
export type Filling = {
  /** The id of an element of a list has the field's name `<list>_id`. */
  id: (field: string) => fc.Arbitrary<string>
  /** Undefined leaves the value to the schema: one of its choices, a boolean, a word. */
  value: (field: string) => fc.Arbitrary<unknown> | undefined
  /** Optional fields that are never left out, because others depend on them. */
  always?: readonly string[]
  /** Leaves out optional fields. The caller adds what a rule between two fields requires. */
  isSmallest?: boolean
}

/** Days and times by field, which fit together in one input. */
const moments: Record<string, string> = {
  start_date: "2026-09-21",
  end_date: "2026-10-30",
  from_date: "2026-09-18",
  assigned_date: "2026-09-01",
  date_of_birth: "2017-03-04",
  start: "2026-09-21",
  until: "2026-10-30",
  to: "2026-09-22",
  on: "2026-09-14",
  completed_on: "2026-09-14",
  expires_on: "2026-12-01",
  start_time: "09:00",
  end_time: "10:00",
}

/** Values by field that are neither words nor choices. */
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
  email: "someone.new@example.com",
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
  country: "US",
  region: "NY",
  pin: "2468",
  minutes: 45,
}

/** A valid value for a field for which a word or one of its choices will not do. */
export function plainValue(field: string): fc.Arbitrary<unknown> | undefined {
  const known = moments[field] ?? written[field]
  if (known !== undefined) return fc.constant(known)
  return field.endsWith("date") ? fc.constantFrom("2026-09-01", "2026-09-08", "2026-09-14") : undefined
}

/** The step of a place for the elements of a list. */
const everyElement = "*"

/**
 * Generates valid inputs of a procedure in every shape that its schema allows: each optional field is present or absent, also
 * in nested objects and in elements of lists.
 */
export function inputsOf({ _def }: Procedure, filling: Filling): fc.Arbitrary<unknown> {
  const [schema] = _def.inputs
  if (!isObject(schema)) return fc.constant(undefined)
  const inputs = arbitraryOf(schema, "", filling)
  return filling.isSmallest ? inputs : onlyValid(inputs, schema)
}

/** After so many invalid inputs in a row, the generator stops: it would never find a valid one. */
const mostInvalid = 10_000

function onlyValid(inputs: fc.Arbitrary<unknown>, schema: z.ZodObject): fc.Arbitrary<unknown> {
  let invalid = 0
  return inputs.filter((input) => {
    const { success, error } = schema.safeParse(input)
    invalid = success ? 0 : invalid + 1
    if (invalid > mostInvalid) throw new Error(`No valid input found. The last one: ${error?.message}`)
    return success
  })
}

/** Lists the places of a procedure's input that take an id, such as `records.*.student_id`. */
export function idPlaces({ _def }: Procedure): string[] {
  const [schema] = _def.inputs
  return isObject(schema) ? placesIn(schema, []) : []
}

/** The values at a place of an input; none if it is absent. */
export function valuesAt(input: unknown, place: string): unknown[] {
  return place
    .split(".")
    .reduce(
      (values, step) =>
        values.flatMap((value) => (step === everyElement ? asList(value) : asList(fieldsOf(value)[step], value))),
      [input],
    )
}

/** Replaces the value at a place of an input: in one element of a list, chosen by `turn`, or in all. */
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

/** The elements of a list, or the field of an object if it has one. */
function asList(value: unknown, owner?: unknown): unknown[] {
  if (owner !== undefined) return value === undefined || value === null ? [] : [value]
  return Array.isArray(value) ? value : []
}

function isObject(schema: unknown): schema is z.ZodObject {
  return typeof schema === "object" && schema !== null && "shape" in schema
}

/** The schema inside optional, nullable and transforming wrappers. */
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
  if (def.type === "union") return [...new Set(def.options.flatMap((option) => placesIn(option, path)))]
  if (def.type !== "object") return []
  return Object.entries(def.shape).flatMap(([name, field]) => placesIn(field, [...path, name]))
}

function arbitraryOf(schema: z.core.$ZodType, field: string, filling: Filling): fc.Arbitrary<unknown> {
  const inner = innermost(schema)
  if (isId(inner)) return filling.id(field)
  const { def } = inner._zod
  if (def.type === "object") return recordOf(def.shape, field, filling)
  const given = filling.value(field)
  if (given) return given
  if (def.type === "array") {
    // Two elements with the same day would be refused, because a mark is unique per child and day.
    const selector = (element: unknown) => fieldsOf(element)["date"] ?? fieldsOf(element)["due_date"] ?? element
    return fc.uniqueArray(arbitraryOf(def.element, field, filling), { minLength: 1, maxLength: 3, selector })
  }
  if (def.type === "union") return fc.oneof(...def.options.map((option) => arbitraryOf(option, field, filling)))
  if (def.type === "literal") return fc.constantFrom(...def.values)
  if (def.type === "number") return fc.constant(1)
  if (def.type === "enum") return fc.constantFrom(...Object.values(def.entries))
  return def.type === "boolean" ? fc.boolean() : fc.constant("Something")
}

function recordOf(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  owner: string,
  filling: Filling,
): fc.Arbitrary<unknown> {
  const required = Object.entries(shape).filter(([, field]) => field._zod.optin !== "optional")
  const taken = filling.isSmallest ? required : Object.entries(shape)
  const nameOf = (name: string) => (name === "id" && owner ? `${owner}_id` : name)
  const fields = taken.map(([name, field]) => [name, arbitraryOf(field, nameOf(name), filling)] as const)
  const always = taken.filter(([name]) => filling.always?.includes(nameOf(name)))
  const requiredKeys = [...required, ...always].map(([name]) => name)
  return fc.record(Object.fromEntries(fields), { requiredKeys, noNullPrototype: true })
}
