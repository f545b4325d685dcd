import { offerUndo } from "./toasts.tsx"

/** A row and the version that a change of it answered. */
type Changed = { id: string; version: number }

/**
 * The version under which a row stands again as it stood under an earlier one, because what came between was undone. So
 * the change before that can be undone as well, one after the other.
 */
const standsAgain = new Map<string, number>()

const keyOf = ({ id, version }: Changed) => `${id} ${version}`

/** The version that a row has now if nothing but Undo has touched it since. */
function versionNow(row: Changed): number {
  const version = standsAgain.get(keyOf(row))
  return version === undefined ? row.version : versionNow({ id: row.id, version })
}

/** Offers to take a change of a row back, unless it has been changed since (DECISIONS 34i). `undo` gets the version to name. */
export function offerRowUndo({
  row,
  undo,
  ...toast
}: {
  row: Changed
  message: string
  undo: (version: number) => Promise<{ version: number }>
  fallback: string
}): void {
  offerUndo({
    ...toast,
    undo: async () => {
      const { version } = await undo(versionNow(row))
      // A change raises the version by one: this is how the row stood before it.
      standsAgain.set(keyOf({ id: row.id, version: row.version - 1 }), version)
    },
  })
}
