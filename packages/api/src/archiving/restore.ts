import type { Scope } from "../request/scope.ts"
import type { RefusedFile } from "../stored-files/refused-file.ts"
import type { Archive } from "./format/open-archive.ts"
import { createIds, createNewIds, type Ids } from "./id-map.ts"

/** Runs one of the transactions of a restore. */
export type WriteRows = (work: (scope: Scope) => Promise<unknown>) => Promise<void>

/** One restore: the archive it reads, the family it writes to, and the rows written so far. */
export type Restore = {
  /** The facts of the request. Each transaction adds its database. */
  scope: Omit<Scope, "db">
  archive: Archive
  /**
   * Writes a set of rows in a transaction of its own, so that other families are answered between two of them. What was written is
   * removed if the restore fails (undo-restore.ts).
   */
  write: WriteRows
  newId: () => string
  /** Assigns the new id of a row to which only amendments refer. */
  renew: (old: string) => string
  /** The new ids of all rows so far, by the ids they have in the archive. Empty if it has no amendments, which alone ask for them. */
  renewed: Map<string, string>
  /** The new ids of the rows of one kind, by the ids they have in the archive. */
  ids: Ids
  /** Files that were left out, because an upload of them would have been refused. */
  refused_files: RefusedFile[]
  /**
   * What is written in the last transaction, because it could not be taken back, or because it stands in the way of other rows: in a
   * locked year no result could be written.
   */
  at_end: ((scope: Scope) => Promise<unknown>)[]
}

/** Starts a restore, which has written no rows yet. The ids of its rows have the moment `scope.now`. */
export function beginRestore(scope: Restore["scope"], archive: Archive, write: WriteRows): Restore {
  const newId = createNewIds(scope.now)
  const renewed = new Map<string, string>()
  const hasAmendments = (archive.manifest.counts.amendments ?? 0) > 0
  const renew = (old: string) => {
    const id = newId()
    if (hasAmendments) renewed.set(old, id)
    return id
  }
  return { scope, archive, write, newId, renew, renewed, ids: createIds(renew), refused_files: [], at_end: [] }
}

type Stamped = { created_at: string; updated_at: string }

/** The stamps of an archived row as columns. */
export function stampColumns({ created_at, updated_at }: Stamped) {
  return { created_at: new Date(created_at), updated_at: new Date(updated_at) }
}
