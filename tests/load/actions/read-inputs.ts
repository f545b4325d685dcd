import { appRouter } from "@hearthbook/api"
import { z } from "zod"

/** The JSON Schema of an input's field. */
const inputSchema = z.object({
  properties: z.record(z.string(), z.object({ enum: z.array(z.string()).optional() })).optional(),
  required: z.array(z.string()).optional(),
})

type Procedure = { _def: { type: string; inputs: unknown[] } }
/** tRPC stores procedures by their full name, unlike its type, which nests routers. */
const procedures = new Map(Object.entries<Procedure>(appRouter._def.procedures as object as Record<string, Procedure>))

/** Filter values by field. Enum values come from the contract instead. */
export type Values = Record<string, string | boolean | undefined>

/** Returns the names of all queries. */
export function listReads(): string[] {
  return [...procedures].filter(([, { _def }]) => _def.type === "query").map(([name]) => name)
}

/**
 * Returns a query's inputs according to its contract. `alone` has each filter with each of its values, complete ranges of days,
 * and each order; `both` has each filter with each order. Throws for a field without a value, so that new fields are not
 * forgotten. A query without input gets none.
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

/** Returns true if a query is paged. */
export function isPaged(name: string): boolean {
  return "cursor" in (schemaOf(name).properties ?? {})
}

function schemaOf(name: string) {
  const input = procedures.get(name)?._def.inputs[0]
  if (!(input instanceof z.ZodType)) return {}
  return inputSchema.parse(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }))
}

function refuse(name: string, field: string): never {
  throw new Error(`${name} has the field ${field}, for which there is no test value.`)
}
