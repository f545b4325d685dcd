import { Prisma } from "@hearthbook/db"
import { z } from "zod"
import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import {
  calendarContent,
  delimiters,
  encodings,
  sheetFacts,
  type ImportContent,
  type Delimiter,
  type Encoding,
} from "@hearthbook/core/import/file-content"
import type { ImportKind } from "@hearthbook/core/import/import-kinds"
import { dayToMidnight } from "@hearthbook/core/time/days"
import { visibleRows } from "./import.policy.ts"
import { importDecisions, importReading, importRowView, type ImportView } from "./import.schema.ts"

/** The rows that an answer has. */
const firstRows = 200

type Row = {
  id: string
  kind: ImportKind
  status: "preview" | "done"
  filename: string
  encoding: string
  broken_lines: number
  delimiter: string | null
  sheets: unknown
  sheet: number | null
  decisions: unknown
  reading: unknown
  first: unknown
  change_id: string | null
  expires_at: Date
  version: number
}

/** Imports that are not expired and are kept whole, newest first, each with its first rows. One statement. */
export async function selectImports(scope: Scope, where: Prisma.Sql = Prisma.sql`TRUE`): Promise<ImportView[]> {
  const rows = await scope.db.$queryRaw<Row[]>`
    SELECT a.id, a.kind, a.status, a.filename, a.encoding, a.broken_lines, a.delimiter, a.sheets,
      a.sheet, a.decisions, a.reading,
      jsonb_path_query_array(a.judged, ${Prisma.raw(`'$[0 to ${firstRows - 1}]'`)}) AS first, a.change_id, a.expires_at, a.version
    FROM data_import a
    WHERE ${visibleRows(scope)} AND a.expires_at > ${scope.now} AND a.reading <> '{}' AND ${where}
    ORDER BY a.id DESC`
  return rows.map(toImportView)
}

/** NOT_FOUND if the caller may not see it, or it has expired. */
export async function selectImport(scope: Scope, id: string): Promise<ImportView> {
  const [row] = await selectImports(scope, Prisma.sql`a.id = ${id}::uuid`)
  return found(row ?? null, "import")
}

function toImportView({ decisions, reading, first, encoding, delimiter, sheets, expires_at, ...row }: Row): ImportView {
  const { defaults = {} } = readDecisions(decisions)
  const { student_id = null, curriculum_id = null, subject_id = null, date, as = "events" } = defaults
  return {
    ...row,
    ...importReading.parse(reading),
    encoding: readEncoding(encoding),
    delimiter: readDelimiter(delimiter),
    sheets: z.array(sheetFacts).parse(sheets),
    defaults: { student_id, curriculum_id, subject_id, date: date ? dayToMidnight(date) : null, as },
    rows: readJudged(first),
    expires_at: expires_at.toISOString(),
  }
}

/** Reads a person's decisions from their column. */
export function readDecisions(stored: unknown) {
  return importDecisions.parse(stored)
}

/** Reads judged rows from their column. */
export function readJudged(stored: unknown) {
  return z.array(importRowView).parse(stored)
}

const storedCells = z.array(z.object({ row: z.int(), cells: z.array(z.string()) }))

/** Reads cells or a calendar from their columns. */
export function readContent(kind: ImportKind, stored: { cells: unknown; calendar: unknown }): ImportContent {
  if (kind === "calendar") return { kind, content: calendarContent.parse(stored.calendar) }
  return { kind, cells: storedCells.parse(stored.cells) }
}

function readEncoding(stored: string): Encoding {
  return encodings.find((encoding) => encoding === stored) ?? "utf-8"
}

function readDelimiter(stored: string | null): Delimiter | null {
  return delimiters.find((delimiter) => delimiter === stored) ?? null
}
