import { Prisma } from "@hearthbook/db"
import type { z } from "zod"

/** A condition of a statement by hand; absent, it asks nothing. */
export type Condition = Prisma.Sql | "" | null | undefined

/** All of these at once; `visible` says which rows the caller may see, and is there whatever else is asked. */
export function allOf(visible: Prisma.Sql, asked: Condition[]): Prisma.Sql {
  return Prisma.join([visible, ...asked.filter((condition) => condition instanceof Prisma.Sql)], " AND ")
}

/**
 * At most so many rows; all of them without a number. It stands in the statement itself: of a number that is handed over with it
 * the planner thinks the worst, and plans a list anew each time that it is asked for.
 */
export function atMost(limit: number | undefined): Prisma.Sql {
  return limit === undefined ? Prisma.empty : Prisma.raw(`LIMIT ${limit}`)
}

/**
 * Says to the planner of how many rows the lists of an `unnest` make, where they are few. It takes ten for granted, believes that
 * it could do better for two, and would plan the statement anew each time, which took longer than the statement itself.
 */
export function limitToLength(list: unknown[]): Prisma.Sql {
  return list.length < 10 ? Prisma.raw(`LIMIT ${list.length}`) : Prisma.empty
}

/** What a view holds of another row, as one JSON value: the columns of `row` that the view names. */
export function jsonOf(row: string, view: z.ZodObject): Prisma.Sql {
  const columns = Object.keys(view.shape).map((column) => `'${column}', ${row}.${column}`)
  return Prisma.raw(`jsonb_build_object(${columns.join(", ")})`)
}
