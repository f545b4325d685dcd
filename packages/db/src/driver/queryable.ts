import type { SqlQueryable } from "@prisma/driver-adapter-utils"

/** What a statement can be sent over: a connection of the pool, or the one of a transaction. */
export type Queryable = Pick<SqlQueryable, "queryRaw" | "executeRaw">
