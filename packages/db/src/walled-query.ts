import { enterStatement } from "./enter-family.ts"

/** What is used of a connection of node-postgres', which Neon's driver has inside too. */
type Wire = {
  parse: (statement: { text: string; name?: string }) => void
  bind: (portal: { statement?: string; values: string[] }) => void
  execute: (portal: { portal?: string }) => void
  submittedNamedStatements?: Record<string, string>
}
export type Finished = (error: Error | null, result?: object) => void

/** A query of that driver's, as far as it is told what the server answers. */
type DriverQuery = {
  name?: string
  text: string
  hasBeenParsed(wire: Wire): unknown
  prepare(wire: Wire): void
  handleDataRow(message: object): void
  handleCommandComplete(message: object, wire: Wire): void
}
type DriverQueryClass = new (config: object, values: unknown[] | undefined, finished: Finished) => DriverQuery

/**
 * A kind of query that goes behind a family's wall by itself: "I work for this family" and the statement are sent together, and the
 * server takes both as one transaction, which ends with them. So it is one way there and back, as without a wall, where
 * BEGIN, the setting, the statement and COMMIT would be four. `client` is the driver's class of connections.
 */
export function walledQueryOf(client: object) {
  const Query: DriverQueryClass = Reflect.get(client, "Query")
  return class WalledQuery extends Query {
    readonly #family_id: string
    #has_entered = false

    constructor(family_id: string, config: object, values: unknown[] | undefined, finished: Finished) {
      super(config, values, finished)
      this.#family_id = family_id
    }

    /** Never in the protocol's simple form, which would leave the wall out. */
    requiresPreparation(): boolean {
      return true
    }

    override prepare(wire: Wire): void {
      const { name, text } = this
      // First what has a name: the driver takes the first thing that was parsed for that one.
      if (name && !this.hasBeenParsed(wire)) {
        wire.parse({ text, name })
        if (wire.submittedNamedStatements) wire.submittedNamedStatements[name] = text
      }
      wire.parse({ text: enterStatement })
      wire.bind({ values: [this.#family_id] })
      wire.execute({})
      super.prepare(wire)
    }

    override handleDataRow(message: object): void {
      if (this.#has_entered) super.handleDataRow(message)
    }

    override handleCommandComplete(message: object, wire: Wire): void {
      if (this.#has_entered) super.handleCommandComplete(message, wire)
      this.#has_entered = true
    }
  }
}
