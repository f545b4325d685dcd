import { v7 } from "uuid"
import { damaged } from "../format/archive-errors.ts"

/** New ids, each after the one before, so that what is in the order of ids stays in it. */
export function createIds(now: Date): () => string {
  let seq = 0
  return () => v7({ msecs: now.getTime(), seq: seq++ })
}

/** Which new row an old id stands for, with what others need to know of it. */
export type IdMap<Facts extends object> = {
  /** Gives a row its new id. Refuses an id that is there twice. */
  add: (old: string, facts: Facts) => string
  /** Refuses an id that no row before had. */
  get: (old: string) => Facts & { id: string }
  /** Null for a reference that is empty. */
  idOf: (old: string | null) => string | null
}

/** `noun` is what the rows are, as a sentence has it: 'a student'. */
export function createIdMap<Facts extends object>(noun: string, newId: () => string): IdMap<Facts> {
  const rows = new Map<string, Facts & { id: string }>()
  const get = (old: string) => {
    const row = rows.get(old)
    if (!row) throw damaged(`a row names ${noun} that is not in it`)
    return row
  }
  return {
    add(old, facts) {
      if (rows.has(old)) throw damaged(`${noun} is there twice`)
      const id = newId()
      rows.set(old, { ...facts, id })
      return id
    },
    get,
    idOf: (old) => (old === null ? null : get(old).id),
  }
}
