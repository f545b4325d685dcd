/** One transaction of a migration. */
export type MigrationTransaction = {
  /** Runs one statement with values and returns its rows. */
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** Runs a script of any number of statements. It has no time limit. */
  run: (script: string) => Promise<unknown>
}
