/** What is to be seen of a row; null where there is none. */
export type RowState = Readonly<Record<string, unknown>> | null

/** A row, by what was acknowledged of it, and what a change would make of it whose answer never came. */
export type Entry = { id?: string; known: RowState; unanswered?: RowState }

/** How a change ended: done, refused, or nobody knows. */
export type Outcome = "acknowledged" | "refused" | "unanswered"

/**
 * What clients have been told is saved, row by row. A row is changed by one client at a time, and one whose last change was
 * left without an answer is not touched before somebody has looked what became of it (`reconcile`).
 */
export function createLedger() {
  const entries = new Map<string, Entry>()
  const counts = { acknowledged: 0, refused: 0, unanswered: 0, unanswered_done: 0 }
  return {
    entries,
    counts,
    /** Notes what a change would make of a row before it is sent, and then how it ended. */
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
     * Holds what is there against what was acknowledged, and answers what is wrong: what is missing, half, another, there twice or
     * from nowhere. What was unanswered may be there as a whole or not at all, and is known from now on.
     */
    reconcile: (found: Map<string, { id: string; fact: RowState }>): string[] => {
      const wrong = [...found.keys()].filter((key) => !entries.has(key)).map((key) => `${key}: nobody wrote it`)
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
  return `${key}: acknowledged ${JSON.stringify(known)}${maybe}, there is ${JSON.stringify(fact)}`
}
