import type pg from "pg"
import { z } from "zod"

/** A scan of a family-owned table that does not use the family. */
export type StrayScan = { table: string; node: string }

type Index = {
  /** The ordered key columns. */
  columns: string[]
  /** True for the primary key. */
  is_key: boolean
}

/** The facts to check a plan with: the family-owned tables, all indexes by name, and the allowed exceptions. */
type Catalog = { tables: Set<string>; indexes: Map<string, Index>; others: string[] }

type PlanNode = {
  "Node Type": string
  "Relation Name"?: string
  "Index Name"?: string
  "Index Cond"?: string
  "Actual Rows"?: number
  "Shared Hit Blocks"?: number
  "Shared Read Blocks"?: number
  Plans?: PlanNode[]
}

const planNode: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    "Node Type": z.string(),
    "Relation Name": z.string().optional(),
    "Index Name": z.string().optional(),
    "Index Cond": z.string().optional(),
    "Actual Rows": z.number().optional(),
    "Shared Hit Blocks": z.number().optional(),
    "Shared Read Blocks": z.number().optional(),
    Plans: z.array(planNode).optional(),
  }),
)
const explained = z.array(z.object({ "QUERY PLAN": z.array(z.object({ Plan: planNode })) }))

async function readCatalog(client: pg.Client, others: string[]): Promise<Catalog> {
  const tables = await client.query<{ table_name: string }>(
    "SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'family_id'",
  )
  const indexes = await client.query<Index & { name: string }>(
    `SELECT c.relname AS name, i.indisprimary AS is_key,
            array(SELECT pg_get_indexdef(i.indexrelid, n, true) FROM generate_series(1, i.indnkeyatts) n) AS columns
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE c.relnamespace = 'public'::regnamespace`,
  )
  return {
    // Includes the family table itself, because a scan of all families could find each one's rows by the family.
    tables: new Set(["family", ...tables.rows.map(({ table_name }) => table_name)]),
    indexes: new Map(indexes.rows.map(({ name, ...index }) => [name, index])),
    others,
  }
}

type Statement = { sql: string; values: (string | null)[] }

/**
 * Returns a function that finds a statement's scans that do not use the family, in both its custom and its generic plan, as a
 * named statement may use either. Each scan of a family-owned table must use an index that
 * - begins with family_id, compared with one family; or
 * - begins with a column compared with a row already found, as in a join; or
 * - is the complete primary key, which yields at most one row; or
 * - is one of `others`.
 */
export async function readPlans(client: pg.Client, others: string[]) {
  const catalog = await readCatalog(client, others)
  const known = new Map<string, Promise<StrayScan[]>>()
  const once = (key: string, explain: () => Promise<PlanNode>) => {
    const strays = known.get(key) ?? explain().then((plan) => straysIn(plan, catalog))
    known.set(key, strays)
    return strays
  }
  return async (statement: Statement): Promise<StrayScan[]> => {
    const { sql, values } = statement
    const text = `EXPLAIN (FORMAT JSON) ${sql}`
    const forThese = await once(JSON.stringify([sql, values]), async () => planIn(await client.query({ text, values })))
    const forAny = await once(sql, () => explainAny(client, statement))
    return [...forThese, ...forAny]
  }
}

/** Runs a statement by its generic plan, without keeping what it writes. Returns its rows, and how many blocks it read for them. */
export async function countBlocks(client: pg.Client, statement: Statement): Promise<{ rows: number; blocks: number }> {
  await client.query("BEGIN")
  try {
    const plan = await explainAny(client, statement, "ANALYZE, BUFFERS,")
    const { "Actual Rows": rows = 0, "Shared Hit Blocks": hit = 0, "Shared Read Blocks": read = 0 } = plan
    return { rows, blocks: hit + read }
  } finally {
    await client.query("ROLLBACK")
  }
}

/** Explains a statement by its generic plan, which Postgres before 16 shows only of a prepared one. */
async function explainAny(client: pg.Client, { sql, values }: Statement, options = ""): Promise<PlanNode> {
  const given = values.map((value) => (value === null ? "NULL" : client.escapeLiteral(value))).join(", ")
  await client.query("SET plan_cache_mode = force_generic_plan")
  await client.query(`PREPARE explained AS ${sql}`)
  try {
    return planIn(await client.query(`EXPLAIN (${options} FORMAT JSON) EXECUTE explained${given && `(${given})`}`))
  } finally {
    await client.query("DEALLOCATE explained")
    await client.query("RESET plan_cache_mode")
  }
}

function planIn({ rows }: pg.QueryResult): PlanNode {
  const [plan] = explained.parse(rows).flatMap((row) => row["QUERY PLAN"])
  if (!plan) throw new Error("Postgres returned no plan.")
  return plan.Plan
}

function straysIn(node: PlanNode, catalog: Catalog): StrayScan[] {
  const { "Node Type": type, "Relation Name": table, Plans = [] } = node
  const isOwn = table !== undefined && catalog.tables.has(table) && type.endsWith("Scan")
  const inner = Plans.flatMap((plan) => straysIn(plan, catalog))
  if (!isOwn || goesByFamily(node, catalog)) return inner
  return [...inner, { table, node: describeScan(node) }]
}

function describeScan(node: PlanNode): string {
  const { "Node Type": type, "Index Name": index, "Index Cond": condition } = node
  return [type, index, condition, ...bitmapsOf(node).map(describeScan)].filter(Boolean).join(", ")
}

function bitmapsOf({ Plans = [] }: PlanNode): PlanNode[] {
  return Plans.filter((plan) => /^Bitmap(And|Or| Index Scan)$/.test(plan["Node Type"]))
}

function goesByFamily(node: PlanNode, catalog: Catalog): boolean {
  const { "Node Type": type, "Index Name": name = "", "Index Cond": condition = "" } = node
  const bitmaps = bitmapsOf(node)
  // For BitmapAnd, one index with the family is enough; for BitmapOr, all must have it.
  if (type === "Bitmap Heap Scan" || type === "BitmapAnd") return bitmaps.some((plan) => goesByFamily(plan, catalog))
  if (type === "BitmapOr") return bitmaps.every((plan) => goesByFamily(plan, catalog))
  if (catalog.others.includes(name)) return condition !== ""
  const index = catalog.indexes.get(name)
  const [first] = index?.columns ?? []
  if (!index || !first) return false
  if (first === "family_id") return isAsked(condition, first, oneValue)
  if (index.is_key) return index.columns.every((column) => isAsked(condition, column))
  return isAsked(condition, first, ofFoundRow)
}

const oneValue = "(?!ANY)"
/** Matches a column of another relation of the plan. Values of the statement are constants or $1. */
const ofFoundRow = String.raw`"?[a-z_]\w*"?\."?\w+"?`

/** Returns true if an index condition requires a column to equal a value of that kind. */
function isAsked(condition: string, column: string, kind = ""): boolean {
  return new RegExp(String.raw`(^|[(\s])"?${column}"? = ${kind}`).test(condition)
}
