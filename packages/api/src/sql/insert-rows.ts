import { Prisma, type Db } from "@hearthbook/db"
import { groupBy } from "@hearthbook/core/lists/group-by"

type Rows<Table extends Prisma.ModelName> = Extract<
  Prisma.TypeMap["model"][Table]["operations"]["createMany"]["args"]["data"],
  readonly unknown[]
>

/**
 * Inserts rows, all or none, as one JSON value for each set of columns: the client takes several times as long for thousands of
 * parameters. A column that a row leaves out gets its default. Not for tables with a time of day, which JSON has no form for.
 */
export async function insertRows<Table extends Prisma.ModelName>(
  db: Db,
  table: Table,
  rows: Rows<Table>,
): Promise<void> {
  const alike = groupBy(rows as Record<string, unknown>[], (row) => columnsOf(row).join())
  for (const [, group] of alike) {
    const columns = Prisma.raw(
      columnsOf(group[0] ?? {})
        .map((column) => `"${column}"`)
        .join(", "),
    )
    const name = Prisma.raw(`"${table}"`)
    await db.$executeRaw`
      INSERT INTO ${name} (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(group.map(toJson))}::jsonb)`
  }
}

function columnsOf(row: Record<string, unknown>): string[] {
  return Object.keys(row).filter((column) => row[column] !== undefined)
}

/** The client's sign for an empty JSON column is an object. */
function toJson(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value === Prisma.DbNull ? null : value]))
}
