import { assignmentStatuses } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { statusLooks } from "../../../entities/assignment/status-badge.tsx"
import { useChangeWork, type WorkAction } from "../../../entities/assignment/use-change-work.ts"
import { SelectionToolbar } from "../../../ui/selection/selection-toolbar.tsx"
import { nameOfWorks } from "../../../entities/assignment/move/later-actions.ts"
import { useDeleteWork } from "./use-delete-work.ts"

type Props = { works: AssignmentView[]; onMove: () => void; onClear: () => void }

/** The actions on the selected assignments. All but 'Move…' and 'Delete' are done at once, and all can be undone. */
export function WorkBar({ works, onMove, onClear }: Props) {
  const { change } = useChangeWork()
  const askToDelete = useDeleteWork()
  const name = nameOfWorks(works)
  const run = async (action: WorkAction, message: string) => {
    if (await change({ assignment_ids: works.map(({ id }) => id) }, action, message)) onClear()
  }
  return (
    <SelectionToolbar
      label="Selected assignments"
      count={works.length}
      actions={[
        { label: "Done", onClick: () => void run({ kind: "complete" }, `${name} marked as done.`) },
        { label: "Move…", onClick: onMove },
        {
          label: "Status",
          items: assignmentStatuses.map((status) => {
            const { word, icon: Icon } = statusLooks[status]
            return {
              label: word,
              icon: <Icon size={18} stroke={1.5} aria-hidden />,
              onClick: () => void run({ kind: "status", status }, `${name} set to ${word}.`),
            }
          }),
        },
        { label: "Delete", color: "red", onClick: () => askToDelete(works, onClear) },
      ]}
      onClear={onClear}
    />
  )
}
