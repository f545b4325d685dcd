import { v7 } from "uuid"
import { fieldError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { Removal } from "@hearthbook/core/fields/fields"
import type { Scope } from "../../../request/scope.ts"
import { deleteUnlessStale, requireVersion } from "../../../sql/optimistic-locking.ts"
import { fitFileName } from "@hearthbook/core/files/file-name"
import { fieldsOf } from "@hearthbook/core/import/import-kinds"
import { runInTransaction, scopeWithoutDb, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { fewAtATime } from "../../../uploads/limit-concurrency.ts"
import { requireCurriculum } from "../../plan/curriculum/curriculum.service.ts"
import { countUpload } from "../../work/file/count-upload.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { requireSubject } from "../../family/subject/subject.service.ts"
import type { ReadFile } from "./file/read-file.ts"
import { visibleTo } from "./import.policy.ts"
import type {
  ImportDecisions,
  ImportRowFilter,
  ImportRowView,
  ImportUpdate,
  ImportUpload,
  ImportView,
} from "./import.schema.ts"
import { readContent, readDecisions, readJudged, selectImport, selectImports } from "./import.select.ts"
import { judgeImport, type ImportedTable } from "./validate-import.ts"

const day = 24 * 60 * 60_000

const stored = { cells: true, calendar: true, decisions: true } as const

/** The imports of the family of the last 24 hours, newest first. */
export function listImports(scope: Scope): Promise<ImportView[]> {
  return selectImports(scope)
}

/** NOT_FOUND if the caller may not see it, or it is older than 24 hours. */
export function getImport(scope: Scope, id: string): Promise<ImportView> {
  return selectImport(scope, id)
}

/**
 * Reads a spreadsheet or a calendar with `read`, and keeps it for 24 hours with a preview of what it would change. Errors as `readFile`;
 * RATE_LIMITED as `countUpload`.
 */
export async function createImport(
  context: IdentifiedContext,
  { kind, filename = "", content }: ImportUpload,
  read: ReadFile,
): Promise<ImportView> {
  await runInTransaction(context, "change", (scope) => countUpload(scope, content.length))
  const { today, calendar } = scopeWithoutDb(context)
  return fewAtATime(async () => {
    const { encoding, delimiter, ...file } = await read({ content, kind, today, time_zone: calendar.time_zone })
    return runInTransaction(context, "change", async (scope) => {
      const { db, family_id, actor, now } = scope
      const { reading, rows: judged } = await judgeImport(scope, { ...file, decisions: {} })
      const stored = file.kind === "calendar" ? { calendar: file.content } : { cells: file.cells }
      const { id } = await db.data_import.create({
        data: {
          id: v7(),
          family_id,
          user_id: actor.user_id,
          kind: file.kind,
          ...stored,
          filename: fitFileName(filename),
          encoding,
          delimiter,
          reading,
          judged,
          expires_at: new Date(now.getTime() + day),
        },
        select: { id: true },
      })
      return getImport(scope, id)
    })
  })
}

/** Reads an import and locks it until the transaction ends. NOT_FOUND, STALE or CONFLICT if it was confirmed already. */
export async function requirePreview(scope: Scope, { id, version }: Removal) {
  const { db, family_id } = scope
  await db.$queryRaw`SELECT id FROM data_import WHERE family_id = ${family_id}::uuid AND id = ${id}::uuid FOR UPDATE`
  const view = requireVersion(version, await getImport(scope, id))
  if (view.status === "done") throw fieldError("status", "This was imported already.", "CONFLICT")
  const row = found(await db.data_import.findFirst({ where: { id, AND: visibleTo(scope) }, select: stored }), "import")
  return { ...readContent(view.kind, row), decisions: readDecisions(row.decisions) }
}

/** Takes a person's decisions about an import, and previews it again. VALIDATION_ERROR for a field that its kind does not have. */
export async function updateImport(scope: Scope, input: ImportUpdate): Promise<ImportView> {
  const { id, version, ...given } = input
  const preview = await requirePreview(scope, { id, version })
  if (preview.kind === "calendar") refuseColumns(given)
  else refuseUnknown(preview, given)
  await requireDefaults(scope, given.defaults)
  const decisions = merge(preview.decisions, given)
  const { reading, rows } = await judgeImport(scope, { ...preview, decisions })
  await scope.db.data_import.update({
    where: { id, AND: visibleTo(scope) },
    data: { decisions, reading, judged: rows, version: { increment: 1 } },
    select: { id: true },
  })
  return getImport(scope, id)
}

/** Rows of an import in the order of the file. */
export async function listImportRows(
  scope: Scope,
  { id, status, limit, cursor = 0 }: ImportRowFilter,
): Promise<ImportRowView[]> {
  await getImport(scope, id)
  const rows = await scope.db.$queryRaw<{ judged: unknown }[]>`
    SELECT coalesce(jsonb_agg(r.value ORDER BY r.place), '[]') AS judged
    FROM (
      SELECT j.value, j.place FROM data_import a, jsonb_array_elements(a.judged) WITH ORDINALITY AS j(value, place)
      WHERE a.family_id = ${scope.family_id}::uuid AND a.id = ${id}::uuid AND (j.value ->> 'row')::int > ${cursor}::int
        AND (${status ?? null}::text IS NULL OR j.value ->> 'status' = ${status ?? null})
      ORDER BY j.place LIMIT ${limit ?? null}::int
    ) r`
  return readJudged(rows[0]?.judged ?? [])
}

/** Removes an import. What it has written stays. */
export function deleteImport(scope: Scope, { id, version }: Removal): Promise<{ id: string }> {
  const remove = () => scope.db.data_import.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  return deleteUnlessStale({ id, version }, "import", remove, () => getImport(scope, id))
}

/** VALIDATION_ERROR for what is decided about the columns of a calendar. */
function refuseColumns(given: ImportDecisions): void {
  const field = (["mapping", "date_order", "has_header"] as const).find((name) => given[name] !== undefined)
  if (field !== undefined) throw fieldError(field, "A calendar has no columns.")
}

/** VALIDATION_ERROR for a field that the kind does not have, a column that the table does not have, or a column for two fields. */
function refuseUnknown({ kind, cells }: ImportedTable, { mapping = {} }: ImportDecisions): void {
  const known = fieldsOf(kind)
  const width = cells.reduce((most, row) => Math.max(most, row.cells.length), 0)
  for (const [field, column] of Object.entries(mapping)) {
    if (!known.includes(field)) throw fieldError(`mapping.${field}`, `There is no field ${field}.`)
    if (column !== null && column >= width) throw fieldError(`mapping.${field}`, "The table has no such column.")
  }
  const columns = Object.values(mapping).filter((column) => column !== null)
  if (new Set(columns).size < columns.length) throw fieldError("mapping", "Choose each column once.")
}

/** NOT_FOUND for what the caller may not see. */
async function requireDefaults(scope: Scope, defaults: ImportDecisions["defaults"] = {}): Promise<void> {
  if (defaults.student_id) await requireStudent(scope, defaults.student_id)
  if (defaults.curriculum_id) await requireCurriculum(scope, defaults.curriculum_id)
  if (defaults.subject_id) await requireSubject(scope, defaults.subject_id)
}

/** A column that is given to a field is taken from the one that had it. */
function merge(before: ImportDecisions, given: ImportDecisions): ImportDecisions {
  const taken = Object.values(given.mapping ?? {})
  const kept = Object.entries(before.mapping ?? {}).filter(([, column]) => column === null || !taken.includes(column))
  return {
    ...before,
    ...given,
    mapping: { ...Object.fromEntries(kept), ...given.mapping },
    defaults: { ...before.defaults, ...given.defaults },
  }
}
