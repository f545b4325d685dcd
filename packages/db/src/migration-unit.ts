/** What is said to the database within one transaction. */
export type Unit = {
  /** One statement, with values. */
  ask: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** A whole script, however long it takes. */
  run: (script: string) => Promise<unknown>
}
