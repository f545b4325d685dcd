import pg from "pg"

/** Converts Postgres's text values to the API's format without Date objects, which would be slow. */
const parsers: Record<number, (text: string) => unknown> = {
  // numeric
  1700: Number,
  // date
  1082: (text) => `${text}T00:00:00.000Z`,
  // time
  1083: (text) => `1970-01-01T${text}.000Z`,
  // timestamp
  1114: (text) => `${text.replace(" ", "T")}.000Z`,
  // timestamptz: 2026-09-15 16:00:00.5+00
  1184: (text) => {
    const [day = "", time = ""] = text.slice(0, -3).split(" ")
    const [whole = "", fraction = ""] = time.split(".")
    return `${day}T${whole}.${fraction.padEnd(3, "0")}Z`
  },
}

/** SQL for a day within JSON, in the same format. */
export const dayInJson = (day: string) => `to_char(${day}, 'YYYY-MM-DD"T00:00:00.000Z"')`

export type Queries = Pick<pg.Pool, "query">
export type Row = Record<string, unknown>

/** Opens as many connections as the product, each in UTC. Like the product's reads, statements are not planned again for their values. */
export function openPool(connectionString: string): pg.Pool {
  return new pg.Pool({
    connectionString,
    max: 10,
    options: "-c timezone=UTC -c plan_cache_mode=force_generic_plan",
    types: {
      getTypeParser: ((oid: number, format?: "text"): unknown =>
        parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
}

/** Runs a named statement, which is parsed and planned once per connection. */
export async function ask<Result extends object = Row>(
  db: Queries,
  name: string,
  text: string,
  values: unknown[],
): Promise<Result[]> {
  const { rows } = await db.query<Result & Row>({ name, text, values })
  return rows
}

/** Runs `work` in a transaction. */
export async function transact<Result>(pool: pg.Pool, work: (db: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query("BEGIN")
    const result = await work(client)
    await client.query("COMMIT")
    return result
  } catch (error) {
    await client.query("ROLLBACK")
    throw error
  } finally {
    client.release()
  }
}
