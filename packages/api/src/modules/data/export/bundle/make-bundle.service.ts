import type { Readable } from "node:stream"
import { countUse } from "../../../../rate-limit/rate-limit.ts"
import { downloadName, plainFileName } from "@hearthbook/core/export/file-names"
import { studentFolders } from "./student-folders.ts"
import { runInTransaction, scopeWithoutDb, type IdentifiedContext } from "../../../../transaction/run-in-transaction.ts"
import { listFilings } from "../../../records/filing/filing.service.ts"
import { requireSchoolYear } from "../../../family/school-year/school-year.service.ts"
import { listStudents } from "../../../family/student/student.service.ts"
import type { BundleInput } from "../export.schema.ts"
import { readDayStyle } from "../table/export-table.service.ts"
import { listTables } from "../../../nouns.ts"
import { writeTable } from "../table/write-table.ts"
import { plannedFiling, plannedPapers, type DrawPaper, type PlannedPaper } from "./bundle-papers.service.ts"
import { familyTables, studentTables, type PlannedTable } from "./bundle-tables.ts"
import { zipEntries, type Entry } from "./zip-entries.ts"

/** A bundle that is being downloaded. Destroying the stream ends it. If an entry fails, the stream fails. */
export type MadeBundle = { name: string; stream: Readable }

/** The hourly limit of bundles for one family. Each draws some documents for each student. */
const rateLimit = { limit: 20, windowSeconds: 3600 }

/** Enough time for the records of one student's year. */
const transactionLimits = { timeout: 60_000, maxWait: 30_000 }

/**
 * Makes a zip of a school year while it is downloaded: a folder for each student with documents and tables, one entry at a time.
 * NOT_FOUND for a year that the caller may not see, RATE_LIMITED after 20 an hour.
 */
export async function makeBundle(
  context: IdentifiedContext,
  { id, paper, draw }: BundleInput & { draw: DrawPaper },
): Promise<MadeBundle> {
  const { family_id, now, log } = scopeWithoutDb(context)
  const { family, style, plan, academic_year } = await runInTransaction(context, "read", async (scope) => {
    const year = await requireSchoolYear(scope, id)
    const { name } = await scope.db.family.findUniqueOrThrow({ where: { id: family_id }, select: { name: true } })
    const students = await listStudents(scope, {})
    const filings = await listFilings(scope, { school_year_id: id })
    const folders = studentFolders(students)
    const ofStudents = students.flatMap((student) => {
      const folder = folders.get(student.id) ?? student.id
      const place = { id: student.id, school_year_id: id, paper }
      const reports = filings
        .filter(({ student_id }) => student_id === student.id)
        .flatMap((filing) => plannedFiling(filing, paper))
        .map(({ name: title, read }, index) => ({ name: `Filings/${index + 1} ${plainFileName(title)}`, read }))
      return [
        ...[...plannedPapers(place, student.grade_level), ...reports].map((one) => ({ folder, paper: one })),
        ...studentTables(student.id, { ...year, id }).map((one) => ({ folder, table: one })),
      ]
    })
    const plan: Planned[] = [...familyTables(year).map((one) => ({ folder: "", table: one })), ...ofStudents]
    return { family: name, style: await readDayStyle(scope, "family"), plan, academic_year: year.academic_year }
  })
  await runInTransaction(context, "change", ({ db }) => countUse(db, { key: `bundle:${family_id}`, ...rateLimit, now }))

  const drawn = async ({ name, read }: PlannedPaper): Promise<Entry | null> => {
    const content = await runInTransaction(context, "read", read, transactionLimits)
    return content.is_empty ? null : { name: `${name}.pdf`, content: await draw(content), compress: false }
  }
  const written = ({ name, noun, filter }: PlannedTable): Promise<Entry> =>
    runInTransaction(
      context,
      "read",
      async (scope) => {
        const { columns, readPages } = listTables[noun]
        const table = await writeTable("csv", { title: name, columns, style, pages: readPages(scope, filter) })
        return { name: `${name}.csv`, content: table.open() }
      },
      transactionLimits,
    )
  async function* entries(): AsyncGenerator<Entry> {
    for (const { folder, ...planned } of plan) {
      const entry = "paper" in planned ? await drawn(planned.paper) : await written(planned.table)
      if (entry) yield { ...entry, name: [folder, entry.name].filter(Boolean).join("/") }
    }
  }
  const fail = (err: unknown) => log.error({ err }, "bundle")
  return {
    name: downloadName(family, [academic_year], "zip"),
    stream: zipEntries(entries(), { mtime: now, fail }),
  }
}

type Planned = { folder: string } & ({ paper: PlannedPaper } | { table: PlannedTable })
