import type { z } from "zod"
import { rowsName } from "./format/manifest.ts"
import { damagedArchive } from "./format/archive-errors.ts"
import { readRows } from "./format/read-rows.ts"
import { nouns, type ArchivedNoun } from "@hearthbook/core/nouns/nouns"
import type { ReadContext } from "./read-context.ts"
import type { Restore } from "./restore.ts"

/** The number of rows that are read at a time. Each page starts after the last id of the one before. */
const pageSize = 500
/** The number of rows that are written at a time, while others wait for the embedded database's only connection. */
const setSize = 250
const pageOptions = { orderBy: { id: "asc" }, take: pageSize, relationLoadStrategy: "query" } as const

type PageQuery = {
  where: { family_id: string; id: { gt?: string } }
  orderBy: { id: "asc" }
  take: number
  /** Names are looked up once per page. Joining them to each row takes four times as long (measured on PGlite). */
  relationLoadStrategy: "query"
}

type Definition<Schema extends z.ZodObject, Row, Columns> = {
  noun: ArchivedNoun
  /** The row in the archive, made from the noun's own draft. Other columns are not read. */
  schema: Schema
  /** The columns that can hold long texts, for estimating the size of an archive. */
  texts?: string[]
  read: (reading: ReadContext, window: PageQuery) => Promise<Row[]>
  toLine: (row: Row) => z.input<Schema>
  /** The same rows for people: a CSV file with names in place of ids. */
  csv?: { name: string; columns: [header: string, toCell: (row: Row, reading: ReadContext) => string][] }
  /** The columns to insert, with the new ids. */
  toColumns: (row: z.output<Schema>, restore: Restore) => Columns
  /** Writes them in one or more transactions. */
  insert: (restore: Restore, rows: Columns[]) => Promise<unknown>
}

type Page = { lines: object[]; cells: string[][] }

/** One kind of rows in an archive: how it is written, for programs and for people, and how it is restored. */
export type ArchiveNoun = {
  /** The columns that are read from an archive. */
  columns: string[]
  /** The columns that can hold long texts. */
  texts: string[]
  csv: { name: string; columns: string[] } | null
  readPages: (reading: ReadContext) => AsyncGenerator<Page>
  /** Inserts the rows of this kind and returns their number. Throws VALIDATION_ERROR if a row is invalid. */
  restore: (restore: Restore) => Promise<number>
}

/** Declares how a noun is archived. `core/nouns/nouns.ts` has its place in the order, and its words. */
export function archiveNoun<Schema extends z.ZodObject, Row extends { id: string }, Columns>({
  noun,
  schema,
  texts = [],
  read,
  toLine,
  csv,
  toColumns,
  insert,
}: Definition<Schema, Row, Columns>): ArchiveNoun {
  const kind = nouns[noun].archive
  const toCells = (row: Row, reading: ReadContext) => csv?.columns.map(([, toCell]) => toCell(row, reading)) ?? []

  async function* readPages(reading: ReadContext) {
    for (let after: string | undefined, isLast = false; !isLast;) {
      const where = { family_id: reading.family_id, id: { gt: after } }
      const rows = await read(reading, { ...pageOptions, where })
      yield { lines: rows.map(toLine), cells: csv ? rows.map((row) => toCells(row, reading)) : [] }
      after = rows.at(-1)?.id
      isLast = rows.length < pageSize
    }
  }

  async function restoreAll(restore: Restore): Promise<number> {
    const declared = restore.archive.manifest.counts[kind]
    // The kind is newer than the archive.
    if (declared === undefined) return 0
    let written = 0
    let page: Columns[] = []
    const write = async () => {
      if (page.length > 0) await insert(restore, page)
      written += page.length
      page = []
    }
    for await (const row of readRows(restore.archive, rowsName(kind), schema)) {
      // The number in the manifest is within the limits.
      if (written + page.length === declared) throw damagedArchive(`it has more rows of ${kind} than declared`)
      page.push(toColumns(row, restore))
      if (page.length === setSize) await write()
    }
    await write()
    return written
  }

  return {
    columns: Object.keys(schema.shape),
    texts,
    csv: csv ? { name: csv.name, columns: csv.columns.map(([header]) => header) } : null,
    readPages,
    restore: restoreAll,
  }
}
