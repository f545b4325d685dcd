import type { ImportRowView } from "@hearthbook/api/data/import"
import {
  IconAlertTriangle,
  IconCheck,
  IconEqual,
  IconMinus,
  IconPencil,
  IconPlus,
  type Icon,
} from "@tabler/icons-react"

type Status = ImportRowView["status"]

/** The word, color and icon of each status. Color is never the only cue. */
export const rowLooks: Record<Status, { word: string; tone: string; icon: Icon }> = {
  new: { word: "New", tone: "green", icon: IconPlus },
  changed: { word: "Changed", tone: "blue", icon: IconPencil },
  unchanged: { word: "Unchanged", tone: "slate", icon: IconEqual },
  removed: { word: "Removed", tone: "slate", icon: IconMinus },
  wrong: { word: "Wrong", tone: "error", icon: IconAlertTriangle },
}

/** The look of a row for which something is asked that holds for all rows. */
export const waitingLook = { word: "Read", tone: "slate", icon: IconCheck }

/** True for a row that an import would write. */
export function isWritten({ status }: { status: Status }): boolean {
  return status === "new" || status === "changed" || status === "removed"
}

export const rowStatuses: Status[] = ["new", "changed", "unchanged", "removed", "wrong"]
