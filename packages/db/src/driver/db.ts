import type { Prisma } from "../generated/client.ts"

/** The client a service gets: every model and raw SQL, but no way to open or close connections and transactions. */
export type Db = Prisma.TransactionClient
