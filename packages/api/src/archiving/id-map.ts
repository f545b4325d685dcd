import type { GradeLevel } from "@hearthbook/core/fields/fields"
import { oneOf } from "@hearthbook/core/nouns/count-words"
import type { ArchivedNoun } from "@hearthbook/core/nouns/nouns"
import { v7 } from "uuid"
import { damagedArchive } from "./format/archive-errors.ts"

/** Makes ids for new rows. Each sorts after the one before, so rows keep their order. */
export function createNewIds(now: Date): () => string {
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

/** Data of a restored row, besides its id, for the rows that refer to it. */
type Remembered = {
  student: { grade_level: GradeLevel }
  curriculum: { student_id: string }
  loop: { student_id: string }
  lesson: { student_id: string }
  requirement: { student_id: string }
  assignment: { student_id: string; points_possible: number }
}

/** A kind of rows that others refer to. Lessons that siblings do together refer to a group, which is no row. */
type Referred = ArchivedNoun | "lesson_group"
type DataOf<Kind extends Referred> = Kind extends keyof Remembered ? Remembered[Kind] : Record<never, never>

/** The ids of one restore, by noun. */
export type Ids = <Kind extends Referred>(noun: Kind) => IdMap<DataOf<Kind>>

type Rows = Map<string, { id: string }>

/** Starts the ids of one restore. `renew` assigns the new id of an old one. */
export function createIds(renew: (old: string) => string): Ids {
  const restored = new Map<Referred, Rows>()
  return (noun) => {
    const rows: Rows = restored.get(noun) ?? new Map()
    restored.set(noun, rows)
    return createIdMap(noun, rows, renew)
  }
}

function createIdMap<Data extends object>(noun: Referred, rows: Rows, renew: (old: string) => string): IdMap<Data> {
  const name = noun === "lesson_group" ? "a group of lessons" : oneOf(noun)
  const get = (old: string) => {
    const row = rows.get(old)
    if (!row) throw damagedArchive(`a row refers to ${name} that is missing`)
    // `assign` is all that adds rows, with the data of this noun.
    return row as Data & { id: string }
  }
  const assign = (old: string, data: Data) => {
    const id = renew(old)
    rows.set(old, { ...data, id })
    return id
  }
  return {
    add(old, data) {
      if (rows.has(old)) throw damagedArchive(`${name} occurs twice`)
      return assign(old, data)
    },
    share: (old, data) => rows.get(old)?.id ?? assign(old, data),
    get,
    find: (old) => rows.get(old)?.id ?? null,
    idOf: (old) => (old === null ? null : get(old).id),
  }
}
