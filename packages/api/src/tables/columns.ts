import { z } from "zod"
import { dayView, localDateTimeView, momentView, timeView } from "@hearthbook/core/fields/fields"
import type { Cell } from "./cells.ts"
import { fullName } from "@hearthbook/core/names/names"
import { dateToDay, dayIn } from "@hearthbook/core/time/days"
import { localFormatter } from "@hearthbook/core/time/local-time"
import { timeOf } from "@hearthbook/core/time/times"
import { named, type Named, type Names } from "./names.ts"

/** The data that cells need besides their row: the name for each id, and the time zone for moments. */
type Reading = { names: Names; time_zone: string }

/** A column of a table: its name, and its cell in a row. */
export type Column<Row> = { name: string; toCell: (row: Row, reading: Reading) => Cell }

type Options<Row> = {
  /** Fields that are no columns. */
  omit?: readonly (keyof Row & string)[]
  /** Columns that are no fields, at the end. */
  also?: Record<string, (row: Row) => Cell>
}

/** The columns of a noun: the fields of its answers, in their order, each id with a name beside it. */
export function columnsOf<View extends z.ZodObject>(
  view: View,
  { omit = [], also = {} }: Options<z.output<View>>,
): Column<z.output<View>>[] {
  const shape: Record<string, z.ZodType> = view.shape
  const left = new Set<string>(omit)
  const fields = Object.entries(shape).filter(([name]) => !left.has(name))
  const columns = fields.flatMap(([name, schema]): Column<z.output<View>>[] => {
    const own = fieldColumn(name, schema)
    const noun = named.find((one) => name === `${one}_id` || name === `${one}_ids`)
    if (noun)
      return [own, { name: name.replace("_id", ""), toCell: (row, { names }) => nameIn(names, noun, row[name]) }]
    // It is already beside its id.
    return `${name}_id` in shape ? [] : [own]
  })
  return [...columns, ...Object.entries(also).map(([name, toCell]) => ({ name, toCell }))]
}

/** The nouns whose ids a noun has. */
export function idsIn(view: z.ZodObject): Named[] {
  return named.filter((noun) => `${noun}_id` in view.shape || `${noun}_ids` in view.shape)
}

function nameIn(names: Names, noun: Named, ids: unknown): Cell {
  const list = Array.isArray(ids) ? ids : [ids]
  const found = list.flatMap((id) => (typeof id === "string" ? (names[noun].get(id) ?? []) : []))
  return found.length === 0 ? null : found.join("; ")
}

function fieldColumn(name: string, schema: z.ZodType): Column<Record<string, unknown>> {
  const toCell = cellOf(schema)
  return { name, toCell: (row, { time_zone }) => toCell(row[name], time_zone) }
}

const clockIn = localFormatter({ hour: "2-digit", minute: "2-digit" })

/** Days and moments are told apart by their schemas: all are ISO timestamps. */
function cellOf(schema: z.ZodType): (value: unknown, time_zone: string) => Cell {
  const inner = unwrap(schema)
  if (inner === dayView) return ofText((iso) => ({ day: iso.slice(0, 10), time: null, iso: iso.slice(0, 10) }))
  if (inner === timeView) return ofText(timeOf)
  if (inner === localDateTimeView)
    return ofText((iso) => ({ day: iso.slice(0, 10), time: iso.slice(11, 16), iso: iso.slice(0, 16) }))
  if (inner === momentView)
    return ofText((iso, time_zone) => {
      const moment = new Date(iso)
      return { day: dayIn(time_zone, moment), time: clockIn(time_zone, moment), iso }
    })
  if (inner instanceof z.ZodArray && isDayView(inner.element))
    return (value) => (Array.isArray(value) ? value.map((iso) => dateToDay(new Date(String(iso)))).join("; ") : null)
  return plainCell
}

function isDayView(schema: unknown): boolean {
  return schema === dayView
}

function ofText(read: (iso: string, time_zone: string) => Cell): (value: unknown, time_zone: string) => Cell {
  return (value, time_zone) => (typeof value === "string" ? read(value, time_zone) : null)
}

function unwrap(schema: z.ZodType): unknown {
  if (!(schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)) return schema
  const inner = schema.unwrap()
  return inner instanceof z.ZodType ? unwrap(inner) : inner
}

function plainCell(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === "number" || typeof value === "boolean") return value
  return textOf(value)
}

const person = z.object({ first_name: z.string(), last_name: z.string() }).transform(fullName)
const titled = z.object({ title: z.string() }).transform(({ title }) => title)
const nameOnly = z.object({ name: z.string() }).transform(({ name }) => name)
const labeled = z.object({ label: z.string(), text: z.string() }).transform(({ label, text }) => `${label}: ${text}`)
const nameOf = z.union([person, titled, nameOnly, labeled])

/** A value as a person reads it: the name of what has one, and lists one after the other. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value
  if (Array.isArray(value)) return value.map(textOf).join("; ")
  const known = nameOf.safeParse(value)
  return known.success ? known.data : JSON.stringify(value)
}
