import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../../request/scope.ts"
import { trackedNouns, type TrackedNoun } from "@hearthbook/core/nouns/nouns"
import { keyOf } from "./key-of.ts"

/** A row of a change. */
export type RecordedRow = {
  noun: TrackedNoun
  row_id: string
  name: string | null
  /** The work by whose title a grade or a submission is known, which `nameWork` reads; null for other rows. */
  assignment_id: string | null
  /** The change created it, so that undoing deletes it. */
  is_created: boolean
  /** The change deleted it, so that undoing inserts it. */
  is_deleted: boolean
  /** Its content is not what the change left. Never true for a notification, which may have been read or sent since. */
  is_changed: boolean
}

/** The rows that a change wrote, except those that it both created and deleted. One statement for each table. */
export async function readRecordedRows(scope: Scope, change_id: string): Promise<RecordedRow[]> {
  const nouns = await scope.db.change_row.groupBy({
    by: ["noun"],
    where: { family_id: scope.family_id, change_id },
  })
  const rows: RecordedRow[] = []
  for (const table of trackedNouns) {
    if (nouns.some(({ noun }) => noun === table)) rows.push(...(await readTable(scope, change_id, table)))
  }
  return rows
}

/** Columns that do not count as content. */
const ignored = Prisma.sql`'{search_text,version,updated_at}'::text[]`

function readTable({ db, family_id }: Scope, change_id: string, table: TrackedNoun): Promise<RecordedRow[]> {
  const [name, key] = [Prisma.raw(`"${table}"`), Prisma.raw(keyOf(table))]
  // IS NOT DISTINCT FROM, so that each row is found by its id: by `=` the database may read all rows of the family for each of them.
  // A column that was added later is missing in the recorded row, and takes its value from the current one.
  return db.$queryRaw<RecordedRow[]>`
    SELECT c.noun, c.row_id, ${nameOf(table)} AS name,
      CASE WHEN c.noun IN ('grade', 'submission') THEN r.row ->> 'assignment_id' END AS assignment_id, c.before IS NULL AS is_created, c.after IS NULL AS is_deleted,
      CASE WHEN c.noun = 'notification' THEN false
        WHEN c.after IS NULL THEN t.${key} IS NOT NULL
        ELSE t.${key} IS NULL
          OR to_jsonb(t) - ${ignored} IS DISTINCT FROM to_jsonb(jsonb_populate_record(t, c.after)) - ${ignored}
      END AS is_changed
    FROM change_row c
      LEFT JOIN ${name} t ON t.${key} = c.row_id AND t.family_id IS NOT DISTINCT FROM c.family_id
      CROSS JOIN LATERAL (SELECT coalesce(to_jsonb(t), c.after, c.before) AS row) r
    WHERE c.family_id = ${family_id}::uuid AND c.change_id = ${change_id}::uuid AND c.noun = ${table}
      AND (c.before IS NOT NULL OR c.after IS NOT NULL)`
}

/** SQL for the name by which a person knows a row. */
function nameOf(table: TrackedNoun): Prisma.Sql {
  switch (table) {
    case "curriculum":
    case "schedule_entry":
      return Prisma.sql`(SELECT s.name FROM subject s WHERE s.family_id = c.family_id AND s.id = (r.row ->> 'subject_id')::uuid)`
    case "grade":
    case "submission":
      return Prisma.sql`NULL`
    case "school_year":
      return Prisma.sql`r.row ->> 'academic_year'`
    default:
      return Prisma.sql`coalesce(r.row ->> 'title', r.row ->> 'name', r.row ->> 'first_name', r.row ->> 'date')`
  }
}

/** The same rows, with the titles of grades and submissions. One statement: to read each title with its row took minutes for many. */
export async function nameWork({ db, family_id }: Scope, rows: RecordedRow[]): Promise<RecordedRow[]> {
  const ids = rows.flatMap(({ assignment_id }) => assignment_id ?? [])
  if (ids.length === 0) return rows
  const works = await db.assignment.findMany({
    where: { family_id, id: { in: ids } },
    select: { id: true, title: true },
  })
  const titles = new Map(works.map(({ id, title }) => [id, title]))
  return rows.map((row) => ({ ...row, name: row.name ?? titles.get(row.assignment_id ?? "") ?? null }))
}
