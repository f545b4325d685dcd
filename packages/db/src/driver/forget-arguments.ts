import type { SqlQuery } from "@prisma/driver-adapter-utils"
import type { Queryable } from "./queryable.ts"

/**
 * Takes the arguments out of each statement once it is answered. Prisma's adapters keep the last 100 statements for its debug log, also
 * where nothing is logged: a few imports of 5 MB would fill the memory of the server, and what a family writes would stay in it.
 */
export function forgetArguments<One extends Queryable>(queryable: One): One {
  const queryRaw = queryable.queryRaw.bind(queryable)
  const executeRaw = queryable.executeRaw.bind(queryable)
  queryable.queryRaw = (query) => lend(query, queryRaw)
  queryable.executeRaw = (query) => lend(query, executeRaw)
  return queryable
}

async function lend<Result>(query: SqlQuery, send: (query: SqlQuery) => Promise<Result>): Promise<Result> {
  const lent = { ...query }
  try {
    return await send(lent)
  } finally {
    lent.args = []
  }
}
