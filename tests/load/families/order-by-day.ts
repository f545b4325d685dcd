import type pg from "pg"

/** The large tables, and the order in which a year of use writes them. */
const written = { assignment: "due_date", grade: "created_at", lesson: "planned_date", attendance_record: "date" }

/**
 * Orders the rows of the large tables by day. They were loaded family by family, but families write side by side, so that the rows
 * of one family are spread over the table.
 */
export async function orderByDay(client: pg.Client): Promise<void> {
  for (const [table, column] of Object.entries(written)) {
    await client.query(`CREATE INDEX by_day ON ${table} (${column}, id)`)
    await client.query(`CLUSTER ${table} USING by_day`)
    await client.query("DROP INDEX by_day")
  }
  await client.query("VACUUM (ANALYZE)")
}
