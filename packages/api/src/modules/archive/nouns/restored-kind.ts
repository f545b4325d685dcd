import type { z } from "zod"
import type { Scope } from "../../../request/scope.ts"
import type { ArchiveKind, RefusedFile } from "../archive.schema.ts"
import { createIdMap, createIds, type IdMap } from "./id-map.ts"
import { damaged } from "../format/archive-errors.ts"
import { linesName } from "../format/manifest.ts"
import type { Archive } from "../format/open-archive.ts"
import { readRows } from "../format/read-rows.ts"

/** Rows that are written in one statement. */
const pageSize = 500

type None = Record<never, never>

/** One restore: where it reads, where it writes, and the rows that are there by now. */
export type Restore = {
  scope: Scope
  archive: Archive
  newId: () => string
  students: IdMap<None>
  subjects: IdMap<None>
  providers: IdMap<None>
  resources: IdMap<None>
  curricula: IdMap<{ student_id: string }>
  lessons: IdMap<{ student_id: string }>
  assignments: IdMap<{ student_id: string; points_possible: number }>
  submissions: IdMap<None>
  files: IdMap<None>
  /** Files that were left out, because an upload of them would have been refused. */
  refused_files: RefusedFile[]
}

export function beginRestore(scope: Scope, archive: Archive): Restore {
  const newId = createIds(scope.now)
  return {
    scope,
    archive,
    newId,
    students: createIdMap("a student", newId),
    subjects: createIdMap("a subject", newId),
    providers: createIdMap("a provider", newId),
    resources: createIdMap("a resource", newId),
    curricula: createIdMap("a curriculum", newId),
    lessons: createIdMap("a lesson", newId),
    assignments: createIdMap("an assignment", newId),
    submissions: createIdMap("a submission", newId),
    files: createIdMap("a file", newId),
    refused_files: [],
  }
}

type Definition<Schema extends z.ZodType, Columns> = {
  kind: ArchiveKind
  schema: Schema
  /** The row as the columns hold it, its ids the new ones. */
  toColumns: (row: z.output<Schema>, restore: Restore) => Columns
  insert: (restore: Restore, rows: Columns[]) => Promise<unknown>
}

/** Writes all rows of a kind, and answers how many there were. */
export type RestoreKind = (restore: Restore) => Promise<number>

/** A kind of rows, and how it is written back. */
export function restored<Schema extends z.ZodType, Columns>({
  kind,
  schema,
  toColumns,
  insert,
}: Definition<Schema, Columns>): RestoreKind {
  return async (restore) => {
    const told = restore.archive.manifest.counts[kind]
    let written = 0
    let page: Columns[] = []
    const write = async () => {
      if (page.length > 0) await insert(restore, page)
      written += page.length
      page = []
    }
    for await (const row of readRows(restore.archive, linesName(kind), schema)) {
      // What it says is within bounds.
      if (written + page.length === told) throw damaged(`it has more rows of ${kind} than it says`)
      page.push(toColumns(row, restore))
      if (page.length === pageSize) await write()
    }
    await write()
    return written
  }
}

type Stamped = { created_at: string; updated_at: string }

export function stampColumns({ created_at, updated_at }: Stamped) {
  return { created_at: new Date(created_at), updated_at: new Date(updated_at) }
}
