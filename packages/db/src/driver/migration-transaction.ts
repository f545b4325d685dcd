/** One transaction of a migration. */
export type MigrationTransaction = {
  /** One statement, with values. */
  ask: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** A whole script, however long it takes. */
  run: (script: string) => Promise<unknown>
}
