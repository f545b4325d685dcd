import { readFile } from "node:fs/promises"
import { createDb, type Database } from "../connect/client.ts"

type Options = { onStatement?: (sql: string) => void }

/** An embedded database, its schema as it was when opened, and a listener that each user of it replaces. */
type Reused = { database: Database; schema: string; listen: (listener: Options["onStatement"]) => void }

/** A database that a test file has closed. Test files that run in one worker share modules, so the next file finds it here. */
let idle: Reused | undefined

/**
 * Opens an embedded database from the dump at the path `template`, or the one that an earlier test file of this worker has closed, empty again: starting
 * Postgres takes a second, and emptying it a tenth of that. A file that changes the schema and does not restore it leaves none.
 */
export async function openReused(template: string, { onStatement }: Options): Promise<Database> {
  const reused = takeIdle() ?? (await open(template))
  reused.listen(onStatement)
  return { ...reused.database, close: () => putBack(reused) }
}

function takeIdle(): Reused | undefined {
  const taken = idle
  idle = undefined
  return taken
}

async function open(template: string): Promise<Reused> {
  let listener: Options["onStatement"]
  const load_dump = new Blob([await readFile(template)])
  const database = await createDb(undefined, { load_dump, onStatement: (sql) => listener?.(sql) })
  return { database, schema: await readSchema(database), listen: (next) => void (listener = next) }
}

async function putBack(reused: Reused): Promise<void> {
  reused.listen(undefined)
  if (!idle && (await emptied(reused))) idle = reused
  else await reused.database.close()
}

/** Deletes all rows. Returns false if the schema has changed or the database fails. */
async function emptied({ database, schema }: Reused): Promise<boolean> {
  try {
    if ((await readSchema(database)) !== schema) return false
    await database.client.$executeRawUnsafe(`TRUNCATE ${(await tablesOf(database)).join(", ")} CASCADE`)
    return true
  } catch {
    return false
  }
}

async function tablesOf({ client }: Database): Promise<string[]> {
  const rows = await client.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(relname) AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations'`
  return rows.map(({ name }) => name)
}

/** A digest of tables, columns, constraints, triggers, policies and functions. */
async function readSchema({ client }: Database): Promise<string> {
  const [row] = await client.$queryRaw<{ digest: string }[]>`
    SELECT md5(string_agg(item, ',' ORDER BY item)) AS digest FROM (
      SELECT 'column ' || attrelid::regclass || '.' || attname || ' ' || atttypid || ' ' || attnotnull AS item
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid WHERE relnamespace = 'public'::regnamespace
      UNION ALL SELECT 'constraint ' || conname || pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT 'trigger ' || tgname || tgrelid::regclass FROM pg_trigger
      UNION ALL SELECT 'policy ' || polname || polrelid::regclass FROM pg_policy
      UNION ALL SELECT 'function ' || proname || prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    ) AS schema`
  return row?.digest ?? ""
}
