import type pg from "pg"
import { z } from "zod"

/** A scan that reads a family-owned table from one end to the other. */
export type WholeScan = { table: string; node: string }

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

/** Every table that has a family_id. */
export async function readFamilyTables(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ table_name: string }>(
    "SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'family_id'",
  )
  return new Set(rows.map(({ table_name }) => table_name))
}

/**
 * What a statement reads whole, by the plan for these values and by the one for any: a named statement that has run a few
 * times may go by either. An index that is read without a condition is read whole as well.
 */
export async function findWholeScans(
  client: pg.Client,
  { sql, values }: { sql: string; values: (string | null)[] },
  tables: Set<string>,
): Promise<WholeScan[]> {
  const forThese = await client.query({ text: `EXPLAIN (FORMAT JSON) ${sql}`, values })
  const forAny = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${sql}`)
  const roots = [forThese, forAny].flatMap(({ rows }) => explained.parse(rows)).flatMap((row) => row["QUERY PLAN"])
  return roots.flatMap(({ Plan }) => scansIn(Plan, tables))
}

function scansIn(node: PlanNode, tables: Set<string>): WholeScan[] {
  const { "Node Type": type, "Relation Name": table, "Index Name": index } = node
  const isWhole = type === "Seq Scan" || (/^Index (Only )?Scan/.test(type) && !node["Index Cond"])
  const own = isWhole && table && tables.has(table) ? [{ table, node: index ? `${type} using ${index}` : type }] : []
  return [...own, ...(node.Plans ?? []).flatMap((inner) => scansIn(inner, tables))]
}
