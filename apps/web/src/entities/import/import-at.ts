import type { ImportKind } from "@hearthbook/core/import/import-kinds"
import { paths } from "../../lib/paths.ts"

/** The address for importing a kind of records, of one course if it is given. */
export function importAt(kind: ImportKind, curriculum?: { id: string }): string {
  return `${paths.import}?${new URLSearchParams({ kind, ...(curriculum && { course: curriculum.id }) })}`
}
