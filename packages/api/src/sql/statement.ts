import { Prisma } from "@hearthbook/db"
import type { z } from "zod"

/** A condition in raw SQL; absent if it does not apply. */
export type Condition = Prisma.Sql | "" | null | undefined

/** Combines conditions with AND; `visible` limits the rows to those that the caller may see. */
export function allOf(visible: Prisma.Sql, asked: Condition[]): Prisma.Sql {
  return Prisma.join([visible, ...asked.filter((condition) => condition instanceof Prisma.Sql)], " AND ")
}

/**
 * Limits the number of rows; no limit without a number. The number is written into the statement, because with a parameter the
 * planner assumes the worst case and plans the statement anew each time.
 */
export function limitTo(limit: number | undefined): Prisma.Sql {
  return limit === undefined ? Prisma.empty : Prisma.raw(`LIMIT ${limit}`)
}

/**
 * Tells the planner how many rows an `unnest` of a short list returns. It assumes ten, expects a better plan for fewer, and
 * would plan the statement anew each time, which takes longer than running it.
 */
export function limitToLength(list: unknown[]): Prisma.Sql {
  return list.length < 10 ? Prisma.raw(`LIMIT ${list.length}`) : Prisma.empty
}

/**
 * SQL for a column that has one of these ids. One id is compared alone: before Postgres 17, a list is compared with all rows of the
 * family instead of being looked up in the index.
 */
export function isOneOf(column: Prisma.Sql, ids: string[]): Prisma.Sql {
  const [only] = ids
  return ids.length === 1 && only ? Prisma.sql`${column} = ${only}::uuid` : Prisma.sql`${column} = ANY(${ids}::uuid[])`
}

/** A related row as one JSON value, with the columns that the view names. */
export function jsonOf(row: string, view: z.ZodObject): Prisma.Sql {
  const columns = Object.keys(view.shape).map((column) => `'${column}', ${row}.${column}`)
  return Prisma.raw(`jsonb_build_object(${columns.join(", ")})`)
}
