import type { Db } from "@hearthbook/db"
import type { z } from "zod"
import { dateToDay, dayIn } from "../../../rules/days.ts"
import { writeDay, type DateFormat } from "../../../rules/date-format.ts"

/** What reading an archive needs: one moment's client, whose it is, and how its maker wants dates written. */
export type Reading = {
  db: Db
  family_id: string
  user_id: string
  time_zone: string
  date_format: DateFormat
}

/** Rows are read by so many, each page after the last id of the one before. */
const pageSize = 500
const pageOf = { orderBy: { id: "asc" }, take: pageSize, relationLoadStrategy: "query" } as const

type Window = {
  where: { family_id: string; id: { gt?: string } }
  orderBy: { id: "asc" }
  take: number
  /** Names are looked up once a page: joined to each row they take four times as long (measured on PGlite). */
  relationLoadStrategy: "query"
}

type Definition<Schema extends z.ZodType, Row> = {
  schema: Schema
  read: (reading: Reading, window: Window) => Promise<Row[]>
  /** The row as it stands in the archive. */
  toLine: (row: Row) => z.input<Schema>
  /** The same for people, with names in place of ids. */
  table?: { name: string; columns: string[]; toCells: (row: Row, reading: Reading) => string[] }
}

type ExportedPage = { lines: object[]; cells: string[][] }
export type ExportedKind = {
  table: { name: string; columns: string[] } | null
  readPages: (reading: Reading) => AsyncGenerator<ExportedPage>
}

/** A kind of rows, and how it is written. */
export function exported<Schema extends z.ZodType<object, object>, Row extends { id: string }>({
  read,
  toLine,
  table,
}: Definition<Schema, Row>): ExportedKind {
  async function* readPages(reading: Reading) {
    for (let after: string | undefined, isLast = false; !isLast;) {
      const where = { family_id: reading.family_id, id: { gt: after } }
      const rows = await read(reading, { ...pageOf, where })
      yield { lines: rows.map(toLine), cells: table ? rows.map((row) => table.toCells(row, reading)) : [] }
      after = rows.at(-1)?.id
      isLast = rows.length < pageSize
    }
  }
  return { table: table ? { name: table.name, columns: table.columns } : null, readPages }
}

type Stamped = { created_at: Date; updated_at: Date }

export function stampsOf({ created_at, updated_at }: Stamped) {
  return { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}

export function dayOf(date: Date | null): string | null {
  return date && dateToDay(date)
}

/** A day for people: as whoever makes the archive has dates written. */
export function dayCell(date: Date | null, { date_format }: Reading): string {
  return date ? writeDay(dateToDay(date), date_format) : ""
}

/** The day of a moment for people, in the family's time zone. */
export function momentCell(moment: Date | null, { date_format, time_zone }: Reading): string {
  return moment ? writeDay(dayIn(time_zone, moment), date_format) : ""
}

/** A child's whole name, as it is selected below. */
export function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`
}

export const named = { select: { first_name: true, last_name: true } } as const
export const subjectNamed = { select: { name: true } } as const
