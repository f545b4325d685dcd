import { offerUndo } from "./toasts.tsx"

/** A row, the version that a change of it answered, and the one it had before: one less, unless it is named. */
export type Changed = { id: string; version: number; before?: number }

/**
 * The version under which a row stands again as it stood under an earlier one, because what came between was undone. So
 * the change before that can be undone as well, one after the other.
 */
const restoredVersions = new Map<string, number>()

const keyOf = ({ id, version }: Changed) => `${id} ${version}`

/** The version that a row has now if nothing but Undo has touched it since. */
function versionNow(row: Changed): number {
  const version = restoredVersions.get(keyOf(row))
  return version === undefined ? row.version : versionNow({ id: row.id, version })
}

type Toast = {
  message: string
  fallback: string
  /** Asks for the rows as they are now, where the undo was refused. */
  refresh: () => Promise<unknown>
}

/**
 * Offers to take a change of rows back, unless one has been changed since (DECISIONS 34i). `undo` gets the versions to name,
 * in the rows' order, and answers the new ones. What is answered here takes the offer away.
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
      const undone = await undo(rows.map(versionNow))
      rows.forEach(({ id, version, before = version - 1 }, index) => {
        const now = undone[index]?.version
        if (now !== undefined && now !== before) restoredVersions.set(keyOf({ id, version: before }), now)
      })
    },
  })
}

/** Likewise for one row. */
export function offerRowUndo({
  row,
  undo,
  ...toast
}: Toast & { row: Changed; undo: (version: number) => Promise<{ version: number }> }): void {
  offerRowsUndo({ ...toast, rows: [row], undo: async ([version = row.version]) => [await undo(version)] })
}
