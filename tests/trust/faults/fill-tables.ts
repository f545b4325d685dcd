import { randomUUID } from "node:crypto"
import type { Db } from "@hearthbook/db"

type Cell = string | number | boolean | null | object
type Row = Record<string, Cell>

type Column = { table: string; name: string; type: string; is_nullable: boolean; values: string[] | null }
type Reference = { table: string; columns: string[]; parent: string; parent_columns: string[] }

/** Number of families: the length of the longest enum, so that each value occurs. */
const families = 7

/**
 * The values of columns whose type alone does not determine a valid value, for example because of check constraints, by the
 * number of the family. Covers every migration level.
 */
const special: Record<string, (n: number) => Cell> = {
  "family.year_start": () => "07-01",
  "family.time_zone": () => "America/New_York",
  "family.adult_below_grade": (n) => (n % 2 ? String(n) : null),
  "family.max_day_minutes": (n) => 60 + n,
  "user.role": (n) => (n === 3 ? "student" : ["parent", "teacher", "admin"][n % 3]) ?? "parent",
  "user.email": (n) => `person${n}@family.test`,
  "invitation.role": (n) => ["parent", "teacher"][n % 2] ?? "parent",
  "student.grade_level": (n) => String(n + 1),
  "student.color": () => "#0f766e",
  "subject.grade_level": () => "K",
  "subject.color": () => "#4f46e5",
  "curriculum.academic_year": (n) => `${2020 + n}-${2021 + n}`,
  "curriculum.grade_level": () => "9",
  // A course with its own scale names no other.
  "curriculum.builtin_scale": () => null,
  "curriculum.credits": (n) => (n % 2 ? 0.5 : null),
  "course_result.credits": () => 0.25,
  "past_course.grade_level": () => "9",
  "past_course.credits": () => 0.75,
  "past_course.percent": () => 91.25,
  "school_year.academic_year": (n) => `${2020 + n}-${2021 + n}`,
  "school_year.end_date": () => "2026-12-31",
  // Records of a locked year could not be filled in.
  "school_year.locked_at": () => null,
  "attendance_record.fraction": (n) => (n % 2 ? 0.5 : 1),
  // The database makes the time of lessons and events itself.
  "time_entry.source": () => "manual",
  "event.minutes": () => null,
  "event.subject_ids": () => [],
  "loop.per_day": (n) => (n % 4) + 1,
  "grade.percentage": (n) => (n % 2 ? 91.25 : null),
  "grade.letter_grade": (n) => (n % 2 ? "A-" : null),
  "submission.url": (n) => `https://drive.test/${n}`,
  "submission.text": (n) => `Answer ${n}`,
  "schedule_entry.start_time": () => "09:00",
  "schedule_entry.end_time": () => "10:00",
  "schedule_entry.canceled_days": (n) => [`2026-03-0${n + 1}`],
  "event.start_date": () => "2026-03-02 09:00",
  "event.end_date": () => "2026-03-02 10:00",
  "settings.date_format": (n) => ["YYYY-MM-DD", "MM/DD/YYYY", "DD/MM/YYYY"][n % 3] ?? "YYYY-MM-DD",
  "outbox_email.sent_at": (n) => (n % 3 === 1 ? "2026-03-02T09:00:00Z" : null),
  "file.size": () => 3,
  // Contents are in the database, not in a bucket.
  "file_content.object_id": () => null,
  "change_file.object_id": () => null,
  "upload.object_id": () => null,
  "file.is_logo": () => false,
}

/** Optional references, with the families in which they are set. All others are set if their target exists. */
const sometimes: Record<string, (n: number) => boolean> = {
  "user.student": (n) => n === 3,
  // A file belongs to one of several rows.
  "file.submission": (n) => n === 0 || n === 3,
  "file.student": (n) => n % 3 === 1,
  "file.user": (n) => n === 2,
  "file.assignment": (n) => n === 5,
  "file.provider": (n) => n === 6,
  "file.filing": () => false,
  "time_entry.lesson": () => false,
  "time_entry.event": () => false,
  "time_entry.schedule_entry": () => false,
}

/** Fills every table with a row for each family, at any migration level. Returns the tables. */
export async function fillTables(db: Db): Promise<string[]> {
  const columns = await readColumns(db)
  const references = await readReferences(db)
  const tables = order([...new Set(columns.map(({ table }) => table))], references)
  for (let n = 0; n < families; n++) {
    const made = new Map<string, Row>()
    for (const table of tables) {
      const own = columns.filter((column) => column.table === table)
      const row = makeRow(own, references, made, n)
      made.set(table, row)
      const names = own.map(({ name }) => `"${name}"`).join(", ")
      const sql = `INSERT INTO "${table}" (${names}) SELECT ${names} FROM jsonb_populate_record(NULL::"${table}", $1::jsonb)`
      await db.$executeRawUnsafe(sql, JSON.stringify(row))
    }
  }
  return tables
}

function makeRow(columns: Column[], references: Reference[], made: Map<string, Row>, n: number): Row {
  const [first] = columns
  const table = first?.table ?? ""
  const row: Row = Object.fromEntries(columns.map((column) => [column.name, makeCell(column, n)]))
  for (const reference of references.filter((one) => one.table === table)) {
    const parent = made.get(reference.parent)
    const isThere = sometimes[`${table}.${reference.parent}`]?.(n) ?? true
    reference.columns.forEach((name, place) => {
      const column = columns.find((one) => one.name === name)
      const value = parent?.[reference.parent_columns[place] ?? ""] ?? null
      // Columns shared by several references have the same value in each. Optional references are independent.
      if (column?.is_nullable) row[name] = isThere ? value : null
      else if (value !== null) row[name] = value
    })
  }
  if (table === "oauth_account" && row["purpose"] !== "sign_in") row["sign_in_key"] = null
  if (table === "lesson" && row["status"] !== "done") Object.assign(row, { completed_on: null, completed_at: null })
  if (table === "upload" && row["purpose"] !== "file") Object.assign(row, { assignment_id: null, name: null })
  if (table === "outbox_email") row["status"] = row["sent_at"] === null ? (["waiting", "failed"][n % 2] ?? "") : "sent"
  return row
}

function makeCell({ table, name, type, values }: Column, n: number): Cell {
  const own = special[`${table}.${name}`]
  if (own) return own(n)
  if (type.startsWith("_")) return [values?.[n % (values?.length ?? 1)] ?? ""]
  if (values) return values[n % values.length] ?? ""
  const byType: Record<string, Cell> = {
    uuid: randomUUID(),
    text: `${name} ${n} “é” ${"x".repeat(n * 100)}`,
    int4: n + 1,
    int8: n + 1,
    numeric: 10 + n / 4,
    bool: n % 2 === 0,
    date: `2026-03-0${n + 1}`,
    time: "09:00",
    timestamp: `2026-03-0${n + 1} 09:00`,
    timestamptz: `2026-03-0${n + 1}T09:00:00.123Z`,
    jsonb: { n: [n, null, "é"] },
    bytea: "\\x00ff80",
  }
  const value = byType[type]
  if (value === undefined) throw new Error(`${table}.${name} has an unknown type: ${type}.`)
  return value
}

async function readColumns(db: Db): Promise<Column[]> {
  return db.$queryRaw<Column[]>`
    SELECT c.table_name::text AS table, c.column_name::text AS name, c.udt_name::text AS type,
      c.is_nullable = 'YES' AS is_nullable,
      (SELECT array_agg(e.enumlabel::text ORDER BY e.enumsortorder)
        FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid WHERE t.typname = ltrim(c.udt_name, '_')) AS values
    FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> '_prisma_migrations'
      AND c.is_generated = 'NEVER'
    ORDER BY c.table_name, c.ordinal_position`
}

async function readReferences(db: Db): Promise<Reference[]> {
  return db.$queryRaw<Reference[]>`
    SELECT c.conrelid::regclass::text AS table, p.relname::text AS parent,
      (SELECT array_agg(a.attname::text ORDER BY k.place) FROM unnest(c.conkey) WITH ORDINALITY AS k(number, place)
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.number) AS columns,
      (SELECT array_agg(a.attname::text ORDER BY k.place) FROM unnest(c.confkey) WITH ORDINALITY AS k(number, place)
        JOIN pg_attribute a ON a.attrelid = c.confrelid AND a.attnum = k.number) AS parent_columns
    FROM pg_constraint c JOIN pg_class p ON p.oid = c.confrelid JOIN pg_class o ON o.oid = c.conrelid
    WHERE c.contype = 'f'`.then((rows) => rows.map((row) => ({ ...row, table: row.table.replaceAll('"', "") })))
}

/** Sorts tables so that a table comes after those it refers to. */
function order(tables: string[], references: Reference[]): string[] {
  const ordered: string[] = []
  while (ordered.length < tables.length) {
    const next = tables.filter(
      (table) =>
        !ordered.includes(table) &&
        references.every((one) => one.table !== table || one.parent === table || ordered.includes(one.parent)),
    )
    if (next.length === 0) throw new Error("The tables refer to each other in a cycle.")
    ordered.push(...next)
  }
  return ordered
}
