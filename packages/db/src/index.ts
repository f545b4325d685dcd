export { checkRowLevelSecurity, RowLevelSecurityError } from "./row-level-security/check.ts"
export type { RowLevelSecurityMode } from "./row-level-security/policies.ts"
export { bypassRls } from "./row-level-security/tenant.ts"
export { DatabaseStartError } from "./errors/database-start-error.ts"
export { createDb, type Database, type DatabaseOptions, type Driver } from "./connect/client.ts"
export type { Db } from "./driver/db.ts"
export { Prisma } from "./generated/client.ts"
export type * from "./generated/client.ts"
export {
  isDiskFull,
  isYearLocked,
  isLockConflict,
  isStatementTimeout,
  isTableMissing,
  isUnreachable,
  hasInvalidCharacter,
} from "./errors/classify-error.ts"
export { newestMigration } from "./generated/newest-migration.ts"
