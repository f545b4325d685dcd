import { v7 } from "uuid"
import { damagedArchive } from "./format/archive-errors.ts"

/** Makes ids for new rows. Each sorts after the one before, so rows keep their order. */
export function createIds(now: Date): () => string {
  let seq = 0
  return () => v7({ msecs: now.getTime(), seq: seq++ })
}

/** Maps the ids of one kind of rows in the archive to their new ids, with data that rows referring to them need. */
export type IdMap<Data extends object> = {
  /** Assigns a new id. Throws VALIDATION_ERROR if the archive has the old one twice. */
  add: (old: string, data: Data) => string
  /** Returns the new id of an id that several rows share, such as a group's. It is assigned on first use. */
  share: (old: string, data: Data) => string
  /** Throws VALIDATION_ERROR if no earlier row had this id. */
  get: (old: string) => Data & { id: string }
  /** Returns the new id of an id; null if no earlier row had it. */
  find: (old: string) => string | null
  /** The same for a reference that may be null. */
  idOf: (old: string | null) => string | null
}

type Rows<Data extends object> = Map<string, Data & { id: string }>

/** A kind of rows that others refer to, with its rows in each restore. */
export type IdKey<Data extends object> = { noun: string; rowsOf: (restore: object) => Rows<Data> }

/** Declares a kind of rows that others refer to. `noun` is for error messages: 'a student'. */
export function idKey<Data extends object = Record<never, never>>(noun: string): IdKey<Data> {
  const restores = new WeakMap<object, Rows<Data>>()
  return {
    noun,
    rowsOf(restore) {
      const rows: Rows<Data> = restores.get(restore) ?? new Map()
      restores.set(restore, rows)
      return rows
    },
  }
}

/** The ids of one restore, by kind. `renew` assigns the new id of an old one. */
export function createIdMap(renew: (old: string) => string): <Data extends object>(key: IdKey<Data>) => IdMap<Data> {
  const restore = {}
  return ({ noun, rowsOf }) => {
    const rows = rowsOf(restore)
    const get = (old: string) => {
      const row = rows.get(old)
      if (!row) throw damagedArchive(`a row refers to ${noun} that is missing`)
      return row
    }
    return {
      add(old, data) {
        if (rows.has(old)) throw damagedArchive(`${noun} occurs twice`)
        const id = renew(old)
        rows.set(old, { ...data, id })
        return id
      },
      share(old, data) {
        const known = rows.get(old)
        if (known) return known.id
        const id = renew(old)
        rows.set(old, { ...data, id })
        return id
      },
      get,
      find: (old) => rows.get(old)?.id ?? null,
      idOf: (old) => (old === null ? null : get(old).id),
    }
  }
}
