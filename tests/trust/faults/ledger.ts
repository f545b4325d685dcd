/** The visible state of a row, or null if it does not exist. */
export type RowState = Readonly<Record<string, unknown>> | null

/** A row with its acknowledged state, and the state after a change without a response. */
export type Entry = { id?: string; known: RowState; unanswered?: RowState }

/** The result of a change. `unanswered` means that it may have taken effect or not. */
export type Outcome = "acknowledged" | "refused" | "unanswered"

/**
 * Records the acknowledged state of each row. A row is changed by one client at a time. After a change without a response, it is
 * not changed again until `reconcile` has determined its state.
 */
export function createLedger() {
  const entries = new Map<string, Entry>()
  const counts = { acknowledged: 0, refused: 0, unanswered: 0, unanswered_done: 0 }
  return {
    entries,
    counts,
    /** Records the intended state before a change is sent, and its result afterwards. */
    write: async (key: string, becoming: RowState, send: () => Promise<Outcome>): Promise<Entry> => {
      const entry = entries.get(key) ?? { known: null }
      entries.set(key, entry)
      entry.unanswered = becoming
      const outcome = await send()
      counts[outcome] += 1
      if (outcome === "acknowledged") entry.known = becoming
      if (outcome !== "unanswered") delete entry.unanswered
      return entry
    },
    /**
     * Compares the found rows with the acknowledged ones and returns the differences. A change without a response may have taken
     * effect completely or not at all; the found state counts as acknowledged from then on.
     */
    reconcile: (found: Map<string, { id: string; fact: RowState }>): string[] => {
      const wrong = [...found.keys()].filter((key) => !entries.has(key)).map((key) => `${key}: was never written`)
      for (const [key, entry] of entries) {
        const there = found.get(key)
        const fact = there?.fact ?? null
        const isDone = "unanswered" in entry && isSame(fact, entry.unanswered ?? null)
        if (!isDone && !isSame(fact, entry.known)) wrong.push(describe(key, entry, fact))
        if (isDone) counts.unanswered_done += 1
        if (isDone) entry.known = fact
        delete entry.unanswered
        entry.id = there?.id ?? entry.id
      }
      return wrong
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>

function isSame(one: RowState, other: RowState): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function describe(key: string, { known, unanswered }: Entry, fact: RowState): string {
  const maybe = unanswered === undefined ? "" : ` (or ${JSON.stringify(unanswered)})`
  return `${key}: acknowledged ${JSON.stringify(known)}${maybe}, found ${JSON.stringify(fact)}`
}
