import type pg from "pg"
import { z } from "zod"

/** A scan of a family-owned table that goes by something else than the family. */
export type StrayScan = { table: string; node: string }

type Index = {
  /** Of its key, in their order. */
  columns: string[]
  /** Whether it is its table's primary key. */
  is_key: boolean
}

/** What a plan is measured by: the families and what is theirs, all indexes by their names, and which others are allowed. */
type Catalog = { tables: Set<string>; indexes: Map<string, Index>; others: string[] }

type PlanNode = {
  "Node Type": string
  "Relation Name"?: string
  "Index Name"?: string
  "Index Cond"?: string
  Plans?: PlanNode[]
}

const planNode: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    "Node Type": z.string(),
    "Relation Name": z.string().optional(),
    "Index Name": z.string().optional(),
    "Index Cond": z.string().optional(),
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
    // Without the families themselves, whoever goes through all of them would find the rows of each by its family.
    tables: new Set(["family", ...tables.rows.map(({ table_name }) => table_name)]),
    indexes: new Map(indexes.rows.map(({ name, ...index }) => [name, index])),
    others,
  }
}

type Statement = { sql: string; values: (string | null)[] }

/**
 * Answers what of a statement does not go by the family, by the plan for these values and by the one for any: a named statement
 * that has run a few times may go by either. Each scan of a family-owned table has to be by an index, and that
 * - begins with family_id, of which one family is asked for; or
 * - begins with a column for which a value of a row already found is asked for, as a join does; or
 * - is the table's key, asked for whole: one row at most, whose family is then compared; or
 * - is one of `others`.
 */
export async function readPlans(client: pg.Client, others: string[]) {
  const catalog = await readCatalog(client, others)
  const known = new Map<string, Promise<StrayScan[]>>()
  const explain = (key: string, query: pg.QueryConfig) => {
    const strays = known.get(key) ?? explainOnce(client, query).then((plan) => straysIn(plan, catalog))
    known.set(key, strays)
    return strays
  }
  return async ({ sql, values }: Statement): Promise<StrayScan[]> => {
    const forThese = await explain(JSON.stringify([sql, values]), { text: `EXPLAIN (FORMAT JSON) ${sql}`, values })
    const forAny = await explain(sql, { text: `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${sql}` })
    return [...forThese, ...forAny]
  }
}

async function explainOnce(client: pg.Client, query: pg.QueryConfig): Promise<PlanNode> {
  const { rows } = await client.query(query)
  const [plan] = explained.parse(rows).flatMap((row) => row["QUERY PLAN"])
  if (!plan) throw new Error("Postgres told no plan.")
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
  // Of two bitmaps whose rows must be in both one is enough; where they may be in either, both have to.
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
/** A column of another relation of the plan; a value of the statement's own is a constant or $1. */
const ofFoundRow = String.raw`"?[a-z_]\w*"?\."?\w+"?`

/** Whether a column has to be equal to a value of that kind, by an index's condition. */
function isAsked(condition: string, column: string, kind = ""): boolean {
  return new RegExp(String.raw`(^|[(\s])"?${column}"? = ${kind}`).test(condition)
}
