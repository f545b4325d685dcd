/** The part of a node-postgres connection that is used here. Neon's driver contains the same class. */
type Wire = {
  execute: (portal: object) => void
  parse: (statement: { text: string; name?: string }) => void
  sync: () => void
  stream: { cork?: () => void; uncork?: () => void }
}
export type Finished = (error: Error | null, result?: object) => void

/** A statement as an adapter passes it to the driver. */
export type StatementConfig = { text: string; name?: string | undefined; values?: unknown[] | undefined }
/** A statement, and the listener for its result. */
export type Statement = { config: StatementConfig; finished: Finished }

/** The part of the driver's query class that handles the server's messages. */
type DriverQuery = {
  name?: string
  text: string
  prepare(wire: Wire): void
  handleRowDescription(message: object): void
  handleDataRow(message: object): void
  handleCommandComplete(message: object, wire: Wire): void
  handleEmptyQuery(wire: Wire): void
  handleReadyForQuery(wire: Wire): void
  handleError(error: Error, wire: Wire): void
}
/** The driver's connection class, with the query class that it sends statements with. */
export type DriverClient = { Query: DriverQueryClass }
type DriverQueryClass = new (config: object, values: unknown[] | undefined, finished: Finished) => DriverQuery

/**
 * Returns a query class that sends several statements together, after those that prepare for them, such as the one that sets the
 * tenant. The server treats everything before one Sync as one transaction
 * (https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING), so they take one round trip instead of one
 * for each and three for BEGIN, the setting and COMMIT.
 *
 * After a statement that fails, the server skips the rest. Then `finished` gets the error, and `at` is the place of that statement. It is
 * below 0 if the preparation failed. Only the statements before it are finished.
 */
export function rlsQueryOf({ Query }: DriverClient) {
  return class RlsQuery extends Query {
    readonly #before: DriverQuery[]
    readonly #statements: DriverQuery[]
    /** The place of the statement whose answer comes next; those that prepare have places below 0. */
    at: number

    constructor(before: StatementConfig[], statements: Statement[], finished: Finished) {
      super({ text: "" }, undefined, finished)
      this.#statements = statements.map(({ config, finished: done }) => new Query(config, undefined, done))
      // Neon's driver prepares no statements.
      const isNamed = this.#statements.some(({ name }) => name)
      this.#before = before.map(
        ({ name, ...config }) => new Query(isNamed ? { ...config, name } : config, undefined, () => undefined),
      )
      this.at = -before.length
      // The driver notes these two whenever the server has prepared a statement. It must know of each, also if the next step fails.
      Object.defineProperty(this, "name", { get: () => this.#current?.name })
      Object.defineProperty(this, "text", { get: () => this.#current?.text })
    }

    submit(wire: Wire): null {
      wire.stream.cork?.()
      try {
        const all = [...this.#before, ...this.#statements]
        const quiet = this.#withoutSync(wire)
        for (const statement of all) statement.prepare(quiet)
        // The driver leaves a statement out if its values cannot be sent. The answers would be taken for those of others.
        if (quiet.executed !== all.length) throw new Error("A value of a statement cannot be sent to the database.")
        wire.sync()
      } finally {
        wire.stream.uncork?.()
      }
      return null
    }

    /** The connection without the Sync of each statement. Counts the statements. */
    #withoutSync(wire: Wire): Wire & { executed: number } {
      const own = {
        executed: 0,
        // Named statements that this message prepares, for a second one of the same name.
        submittedNamedStatements: {},
        execute: (portal: object) => {
          own.executed += 1
          wire.execute(portal)
        },
        sync: () => undefined,
      }
      return Object.setPrototypeOf(own, wire) as Wire & { executed: number }
    }

    get #current(): DriverQuery | undefined {
      return this.at < 0 ? this.#before.at(this.at) : this.#statements[this.at]
    }

    override handleRowDescription(message: object): void {
      this.#current?.handleRowDescription(message)
    }

    override handleDataRow(message: object): void {
      this.#current?.handleDataRow(message)
    }

    override handleCommandComplete(message: object, wire: Wire): void {
      this.#current?.handleCommandComplete(message, wire)
      this.at += 1
    }

    override handleEmptyQuery(): void {
      this.at += 1
    }

    override handleReadyForQuery(wire: Wire): void {
      this.#finish(wire)
      super.handleReadyForQuery(wire)
    }

    override handleError(error: Error, wire: Wire): void {
      this.#finish(wire)
      super.handleError(error, wire)
    }

    /** Passes the results on of the statements that are complete. */
    #finish(wire: Wire): void {
      for (const statement of this.#statements.slice(0, Math.max(0, this.at))) statement.handleReadyForQuery(wire)
    }
  }
}
