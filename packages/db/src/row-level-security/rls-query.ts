import type { TenantStatement } from "./tenant.ts"

/** The part of a node-postgres connection that is used here. Neon's driver contains the same class. */
type Wire = {
  parse: (statement: { text: string; name?: string }) => void
  bind: (portal: { statement?: string; values: string[] }) => void
  execute: (portal: { portal?: string }) => void
  submittedNamedStatements?: Record<string, string>
}
export type Finished = (error: Error | null, result?: object) => void

/** The part of the driver's query class that handles the server's messages. */
type DriverQuery = {
  name?: string
  text: string
  hasBeenParsed(wire: Wire): unknown
  prepare(wire: Wire): void
  handleDataRow(message: object): void
  handleCommandComplete(message: object, wire: Wire): void
}
/** The driver's connection class, with the query class that it sends statements with. */
export type DriverClient = { Query: DriverQueryClass }
type DriverQueryClass = new (config: object, values: unknown[] | undefined, finished: Finished) => DriverQuery

/**
 * Returns a query class that sends the tenant and the statement together. The server treats everything before one Sync as one
 * transaction (https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING), so it takes one round trip
 * instead of four for BEGIN, the setting, the statement and COMMIT.
 */
export function rlsQueryOf({ Query }: DriverClient) {
  return class RlsQuery extends Query {
    readonly #tenant: TenantStatement
    #is_tenant_set = false

    constructor(tenant: TenantStatement, config: object, values: unknown[] | undefined, finished: Finished) {
      super(config, values, finished)
      this.#tenant = tenant
    }

    /** Forces the extended protocol, because the simple protocol would skip `prepare` and with it the tenant. */
    requiresPreparation(): boolean {
      return true
    }

    override prepare(wire: Wire): void {
      const { name, text } = this
      // The named statement comes first, because the driver attributes the first ParseComplete to it.
      if (name && !this.hasBeenParsed(wire)) {
        wire.parse({ text, name })
        if (wire.submittedNamedStatements) wire.submittedNamedStatements[name] = text
      }
      wire.parse({ text: this.#tenant.text })
      wire.bind({ values: this.#tenant.values })
      wire.execute({})
      super.prepare(wire)
    }

    override handleDataRow(message: object): void {
      if (this.#is_tenant_set) super.handleDataRow(message)
    }

    override handleCommandComplete(message: object, wire: Wire): void {
      if (this.#is_tenant_set) super.handleCommandComplete(message, wire)
      this.#is_tenant_set = true
    }
  }
}
