import type { Prisma } from "../generated/client.ts"

/** What a service may use: every model and raw SQL, but no opening or closing of connections and transactions. */
export type Db = Prisma.TransactionClient
