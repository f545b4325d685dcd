import { v7 } from "uuid"
import { fieldError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { Removal } from "@hearthbook/core/fields/fields"
import type { Scope } from "../../../request/scope.ts"
import { deleteUnlessStale, requireVersion } from "../../../sql/optimistic-locking.ts"
import { fitFileName } from "@hearthbook/core/files/file-name"
import { fieldsOf } from "@hearthbook/core/import/import-kinds"
import { countUse } from "../../../rate-limit/rate-limit.ts"
import { runInTransaction, scopeWithoutDb, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { fewAtATime } from "../../../uploads/limit-concurrency.ts"
import { requireCurriculum } from "../../plan/curriculum/curriculum.service.ts"
import { countUpload } from "../../work/file/count-upload.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { requireSubject } from "../../family/subject/subject.service.ts"
import type { FileFacts, ImportContent } from "@hearthbook/core/import/file-content"
import { visibleTo } from "./import.policy.ts"
import type {
  ImportDecisions,
  ImportRowFilter,
  ImportRowView,
  ImportUpdate,
  ImportUpload,
  ImportView,
} from "./import.schema.ts"
import { keepContent, keepFile, keepJudged, readKeptFile } from "./kept-import.ts"
import { readContent, readDecisions, readJudged, selectImport, selectImports } from "./import.select.ts"
import { judgeImport, type ImportedTable } from "./validate-import.ts"

const day = 24 * 60 * 60_000

/** The most imports of a family in ten minutes. Each reads up to 5 MB. */
const often = { limit: 30, windowSeconds: 600 }

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
 * Reads a spreadsheet or a calendar, and keeps it for 24 hours with a preview of what it would change. Errors as `readFile`;
 * RATE_LIMITED as `countUpload` and after 30 imports of a family in ten minutes; IMPORT_TOO_COMPLEX for a file that takes too long.
 */
export async function createImport(
  context: IdentifiedContext,
  { kind, filename = "", content }: ImportUpload,
): Promise<ImportView> {
  await runInTransaction(context, "change", async (scope) => {
    const { db, family_id, now } = scope
    await countUse(db, { key: `import:${family_id}`, ...often, now })
    await countUpload(scope, content.length)
  })
  return fewAtATime(async () => {
    const file = await context.read_file({ content, kind, ...daysOf(context) })
    const { reading, rows } = await runInTransaction(context, "read", (scope) =>
      judgeImport(scope, { ...file, decisions: {} }),
    )
    const id = v7()
    // Several short transactions: on the embedded database everybody else waits for one. Until the last of them there is no reading, and nobody finds it.
    const steps: ((scope: Scope) => Promise<unknown>)[] = [
      ({ db, family_id, actor, now }) => {
        const facts = { ...factsOf(file), filename: fitFileName(filename) }
        const data = { id, family_id, user_id: actor.user_id, ...facts, expires_at: new Date(now.getTime() + day) }
        return db.data_import.create({ data, select: { id: true } })
      },
      (scope) => keepFile(scope, id, content),
      (scope) => keepContent(scope, id, file),
    ]
    for (const step of steps) await runInTransaction(context, "change", step)
    return runInTransaction(context, "change", async (scope) => {
      await keepJudged(scope, id, rows)
      await scope.db.data_import.update({
        where: { id, AND: visibleTo(scope) },
        data: { reading },
        select: { id: true },
      })
      return getImport(scope, id)
    })
  })
}

function daysOf(context: IdentifiedContext) {
  const { today, calendar } = scopeWithoutDb(context)
  return { today, time_zone: calendar.time_zone }
}

/** How a file was read, as columns. */
function factsOf({ kind, encoding, delimiter, broken_lines, sheets, sheet }: FileFacts & ImportContent) {
  return { kind, encoding, delimiter, broken_lines, sheets, sheet }
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

/**
 * Takes a person's decisions about an import, and previews it again. With an encoding or a sheet the file is read again, as by
 * `createImport`. VALIDATION_ERROR for a field that its kind does not have.
 */
export async function updateImport(context: IdentifiedContext, input: ImportUpdate): Promise<ImportView> {
  const { encoding, sheet, ...decided } = input
  if (encoding === undefined && sheet === undefined)
    return runInTransaction(context, "change", (scope) => decide(scope, decided))
  const before = await runInTransaction(context, "read", async (scope) => {
    // Before the file: what the family does not have is refused first, however the file is.
    await requireDefaults(scope, input.defaults)
    return loadSource(scope, input)
  })
  return fewAtATime(async () => {
    const file = await context.read_file({ ...before, ...(encoding && { encoding }), sheet, ...daysOf(context) })
    return runInTransaction(context, "change", async (scope) => {
      const { decisions } = await requirePreview(scope, input)
      // Another sheet has other columns.
      const kept = sheet === undefined ? decisions : { defaults: decisions.defaults }
      const data = { ...factsOf(file), decisions: kept }
      await scope.db.data_import.update({ where: { id: input.id, AND: visibleTo(scope) }, data, select: { id: true } })
      await keepContent(scope, input.id, file)
      return decide(scope, decided)
    })
  })
}

/** The bytes of an import, and how they were read. */
async function loadSource(scope: Scope, { id, version }: ImportUpdate) {
  const { kind, encoding } = requireVersion(version, await getImport(scope, id))
  const source = await readKeptFile(scope, id)
  if (!source) throw fieldError("file", "Choose the file again, and then how it is read.", "CONFLICT")
  return { content: source, kind, encoding }
}

async function decide(scope: Scope, input: Omit<ImportUpdate, "encoding" | "sheet">): Promise<ImportView> {
  const { id, version, ...given } = input
  const preview = await requirePreview(scope, { id, version })
  if (preview.kind === "calendar") refuseColumns(given)
  else refuseUnknown(preview, given)
  await requireDefaults(scope, given.defaults)
  const decisions = merge(preview.decisions, given)
  const { reading, rows } = await judgeImport(scope, { ...preview, decisions })
  await scope.db.data_import.update({
    where: { id, AND: visibleTo(scope) },
    data: { decisions, reading, version: { increment: 1 } },
    select: { id: true },
  })
  await keepJudged(scope, id, rows)
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
