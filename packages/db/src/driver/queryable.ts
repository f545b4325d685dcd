import type { SqlQueryable } from "@prisma/driver-adapter-utils"

/** Anything that statements can be sent over: the pool, or the connection of one transaction. */
export type Queryable = Pick<SqlQueryable, "queryRaw" | "executeRaw">
