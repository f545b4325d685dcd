import { isWaiting, shownStatus } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Button, Group } from "@mantine/core"
import { DueDate } from "../../entities/assignment/due-date.tsx"
import { StatusBadge } from "../../entities/assignment/status-badge.tsx"
import { ViewModal } from "../../ui/layout/view-modal.tsx"
import { AssignmentFacts } from "./assignment-facts.tsx"
import { AssignmentHead } from "./assignment-head.tsx"
import type { OpenTask } from "./list/assignment-menu.tsx"

type Props = { assignment: AssignmentView; onOpen: OpenTask; onClose: (goesOn: boolean) => void }

/** Everything about one assignment in a dialog, for links from other pages. */
export function AssignmentDetails({ assignment, onOpen, onClose }: Props) {
  const { status, effective_status, due_date } = assignment
  return (
    <ViewModal
      title="Assignment"
      onClose={onClose}
      actions={(leave) => (
        <>
          <Button variant="default" onClick={() => leave()}>
            Close
          </Button>
          <Button
            variant={isWaiting(status) ? "default" : undefined}
            onClick={() => leave(() => onOpen("edit", assignment))}
          >
            Edit
          </Button>
          {isWaiting(status) && (
            <Button onClick={() => leave(() => onOpen("grade", assignment))}>Grade Assignment</Button>
          )}
        </>
      )}
    >
      <AssignmentHead assignment={assignment} />
      <Group gap="md">
        <StatusBadge {...shownStatus(status, effective_status)} />
        <DueDate due_date={due_date} status={status} />
      </Group>
      <AssignmentFacts assignment={assignment} />
    </ViewModal>
  )
}
