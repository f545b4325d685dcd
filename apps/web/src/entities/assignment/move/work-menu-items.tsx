import { assignmentStatuses, isGraded, isWaiting, type AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Menu } from "@mantine/core"
import { IconMedal, IconPencil } from "@tabler/icons-react"
import { Link } from "wouter"
import { assignmentAt } from "../../../lib/paths.ts"
import { statusLooks } from "../status-badge.tsx"
import { WorkMoveItems, type MoveTask } from "./work-move-items.tsx"

type Props = {
  work: AssignmentView
  /** The status as shown. */
  status: AssignmentStatus
  onMove: (task: MoveTask) => void
  /** Grades it in place, where there is room. */
  onGrade?: () => void
  onStatus: (status: AssignmentStatus) => void
}

const icon = { size: 18, stroke: 1.5 }

/** The items of the menu of due work on the dashboard and the week. */
export function WorkMenuItems({ work, status, onMove, onGrade, onStatus }: Props) {
  return (
    <>
      {!isGraded(status) && <WorkMoveItems work={work} onOpen={onMove} />}
      <Menu.Item component={Link} href={assignmentAt(work)} leftSection={<IconPencil {...icon} />}>
        Edit
      </Menu.Item>
      {onGrade && isWaiting(status) && (
        <Menu.Item leftSection={<IconMedal {...icon} />} onClick={onGrade}>
          Grade
        </Menu.Item>
      )}
      {!isGraded(status) && (
        <>
          <Menu.Label>Set the status to</Menu.Label>
          {assignmentStatuses.map((name) => (
            <Menu.Item key={name} disabled={name === status} onClick={() => onStatus(name)}>
              {statusLooks[name].word}
            </Menu.Item>
          ))}
        </>
      )}
    </>
  )
}
