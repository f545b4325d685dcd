import { offerUndo, type NextStep } from "./toasts.tsx"

/** A changed row with its new version and the one before, which is one less by default. */
export type Changed = { id: string; version: number; before?: number }

/**
 * The version in which a row is again as it was in an earlier one, because the changes between were undone. With it, several
 * changes can be undone one after another.
 */
const restoredVersions = new Map<string, number>()

const keyOf = ({ id, version }: Changed) => `${id} ${version}`

/** Returns the current version of a row if only Undo has changed it since. */
function currentVersion(row: Changed): number {
  const version = restoredVersions.get(keyOf(row))
  return version === undefined ? row.version : currentVersion({ id: row.id, version })
}

type Toast = {
  message: string
  next?: NextStep | undefined
  fallback: string
  /** Refetches the rows if the undo is refused. */
  refresh: () => Promise<unknown>
}

/**
 * Offers to undo a change of rows, unless one of them has been changed since. `undo` receives the expected versions in the order of
 * the rows, and returns the new ones. Returns a function that withdraws the offer.
 */
export function offerRowsUndo({
  rows,
  undo,
  ...toast
}: Toast & { rows: Changed[]; undo: (versions: number[]) => Promise<{ version: number }[]> }): () => void {
  return offerUndo({
    ...toast,
    ids: rows.map(({ id }) => id),
    undo: async () => {
      const undone = await undo(rows.map(currentVersion))
      rows.forEach(({ id, version, before = version - 1 }, index) => {
        const now = undone[index]?.version
        if (now !== undefined && now !== before) restoredVersions.set(keyOf({ id, version: before }), now)
      })
    },
  })
}

/** Offers to undo a change of one row. */
export function offerRowUndo({
  row,
  undo,
  ...toast
}: Toast & { row: Changed; undo: (version: number) => Promise<{ version: number }> }): void {
  offerRowsUndo({ ...toast, rows: [row], undo: async ([version = row.version]) => [await undo(version)] })
}
