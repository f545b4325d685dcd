import { appRouter } from "@hearthbook/api/root"
import { z } from "zod"

/** What a field of an input may be, as JSON Schema says it. */
const inputSchema = z.object({
  properties: z.record(z.string(), z.object({ enum: z.array(z.string()).optional() })).optional(),
  required: z.array(z.string()).optional(),
})

type Procedure = { _def: { type: string; inputs: unknown[] } }
/** As they are kept: by their whole name, whatever the type says of routers inside routers. */
const procedures = new Map(Object.entries<Procedure>(appRouter._def.procedures as object as Record<string, Procedure>))

/** Values to narrow a read to, by the name of the field; those that the contract lists itself are not among them. */
export type Values = Record<string, string | undefined>

/** The names of all procedures that only read. */
export function listReads(): string[] {
  return [...procedures].filter(([, { _def }]) => _def.type === "query").map(([name]) => name)
}

/**
 * How a read can be narrowed and sorted, by its contract: each filter alone, with each value that the contract lists or the one in
 * `values`, a range of days whole too, and each order; and each filter in each order. Throws for a field that has no value, so
 * that a new one is not forgotten. A read that takes no input at all is asked with none.
 */
export function inputsOf(name: string, values: Values): { alone: (object | undefined)[]; both: object[] } {
  const { properties, required = [] } = schemaOf(name)
  if (!properties) return { alone: [undefined], both: [] }
  const options = (field: string): object[] => {
    const given = properties[field]?.enum ?? [values[field]]
    return given.map((value) => ({ [field]: value ?? refuse(name, field) }))
  }
  const base = Object.assign({}, ...required.map((field) => options(field)[0])) as object
  const among = (field: string) => !["limit", "cursor", "order", ...required].includes(field)
  const fields = Object.keys(properties).filter(among)
  const ends = ["start_date", "end_date"].filter((field) => field in properties)
  const range = Object.assign({}, ...ends.flatMap(options)) as object
  const filters = [...fields.flatMap(options), ...("start_date" in properties ? [range] : [])]
  const orders = "order" in properties ? options("order") : []
  return {
    alone: [{}, ...filters, ...orders].map((input) => ({ ...base, ...input })),
    both: orders.flatMap((order) => filters.map((filter) => ({ ...base, ...filter, ...order }))),
  }
}

/** Whether a read answers a page at a time. */
export function isPaged(name: string): boolean {
  return "cursor" in (schemaOf(name).properties ?? {})
}

function schemaOf(name: string) {
  const input = procedures.get(name)?._def.inputs[0]
  if (!(input instanceof z.ZodType)) return {}
  return inputSchema.parse(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }))
}

function refuse(name: string, field: string): never {
  throw new Error(`${name} takes ${field}, for which there is no value to try.`)
}
