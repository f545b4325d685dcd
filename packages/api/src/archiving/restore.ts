import type { Scope } from "../request/scope.ts"
import type { RefusedFile } from "../stored-files/refused-file.ts"
import type { Archive } from "./format/open-archive.ts"
import { createIds, createNewIds, type Ids } from "./id-map.ts"

/** One restore: the archive it reads, the family it writes to, and the rows written so far. */
export type Restore = {
  scope: Scope
  archive: Archive
  newId: () => string
  /** Assigns the new id of a row to which only amendments refer. */
  renew: (old: string) => string
  /** The new ids of all rows so far, by the ids they have in the archive. Empty if it has no amendments, which alone ask for them. */
  renewed: Map<string, string>
  /** The new ids of the rows of one kind, by the ids they have in the archive. */
  ids: Ids
  /** Files that were left out, because an upload of them would have been refused. */
  refused_files: RefusedFile[]
  /** School years to lock at the end: in a locked year no result could be written. */
  locked_years: { id: string; locked_at: Date }[]
}

/** Starts a restore, which has written no rows yet. */
export function beginRestore(scope: Scope, archive: Archive): Restore {
  const newId = createNewIds(scope.now)
  const renewed = new Map<string, string>()
  const hasAmendments = (archive.manifest.counts.amendments ?? 0) > 0
  const renew = (old: string) => {
    const id = newId()
    if (hasAmendments) renewed.set(old, id)
    return id
  }
  return { scope, archive, newId, renew, renewed, ids: createIds(renew), refused_files: [], locked_years: [] }
}

type Stamped = { created_at: string; updated_at: string }

/** The stamps of an archived row as columns. */
export function stampColumns({ created_at, updated_at }: Stamped) {
  return { created_at: new Date(created_at), updated_at: new Date(updated_at) }
}
