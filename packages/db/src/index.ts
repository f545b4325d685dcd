export { DatabaseStartError } from "./errors.ts"
export { createDb, type Database, type DatabaseOptions, type Db, type Driver } from "./client.ts"
export { Prisma } from "./generated/client.ts"
export type * from "./generated/client.ts"
