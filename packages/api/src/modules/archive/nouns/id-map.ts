import { v7 } from "uuid"
import { damagedArchive } from "../format/archive-errors.ts"

/** Makes ids for new rows. Each sorts after the one before, so rows keep their order. */
export function createIds(now: Date): () => string {
  let seq = 0
  return () => v7({ msecs: now.getTime(), seq: seq++ })
}

/** The new id of each row of one kind, by its id in the archive, with data that rows which refer to it need. */
export type IdMap<Data extends object> = {
  /** Gives a row its new id. Throws VALIDATION_ERROR if the archive has its id twice. */
  add: (old: string, data: Data) => string
  /** Throws VALIDATION_ERROR if no earlier row had this id. */
  get: (old: string) => Data & { id: string }
  /** The same for a reference that may be empty. */
  idOf: (old: string | null) => string | null
}

type Rows<Data extends object> = Map<string, Data & { id: string }>

/** Names a kind of rows that others refer to, and the place where one restore keeps its rows. */
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

/** The ids of one restore, by kind. */
export function createIdMap(newId: () => string): <Data extends object>(key: IdKey<Data>) => IdMap<Data> {
  const restore = {}
  return ({ noun, rowsOf }) => {
    const rows = rowsOf(restore)
    const get = (old: string) => {
      const row = rows.get(old)
      if (!row) throw damagedArchive(`a row names ${noun} that is not in it`)
      return row
    }
    return {
      add(old, data) {
        if (rows.has(old)) throw damagedArchive(`${noun} is there twice`)
        const id = newId()
        rows.set(old, { ...data, id })
        return id
      },
      get,
      idOf: (old) => (old === null ? null : get(old).id),
    }
  }
}
