import { turnInLabels } from "@hearthbook/core/names/labels"
import { isGraded, isToDo, isWaiting, type AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Menu } from "@mantine/core"
import { IconArrowBackUp, IconMedal, IconSend } from "@tabler/icons-react"
import { DeleteItem, EditItem, RowMenu } from "../../../ui/menus/row-menu.tsx"
import { WorkMoveItems, type MoveTask } from "../../../entities/assignment/move/work-move-items.tsx"
import { useDeleteGrade } from "./use-delete-grade.ts"
import { useDeleteWork } from "./use-delete-work.ts"

/** A dialog about one assignment. */
export type Task = "view" | "edit" | "grade" | "submit" | MoveTask
export type OpenTask = (task: Task, assignment: AssignmentView) => void

type Props = { assignment: AssignmentView; /** The status as shown. */ status: AssignmentStatus; onOpen: OpenTask }

const icon = { size: 18, stroke: 1.5 }

export function AssignmentMenu(props: Props) {
  return (
    <RowMenu of={props.assignment.title}>
      <Items {...props} />
    </RowMenu>
  )
}

/** Rendered only while the menu is open. */
function Items({ assignment, status, onOpen }: Props) {
  const deleteGrade = useDeleteGrade(assignment)
  const askToDelete = useDeleteWork()
  const { grade } = assignment
  return (
    <>
      {!isGraded(status) && (
        <>
          <WorkMoveItems work={assignment} onOpen={(task) => onOpen(task, assignment)} />
          <Menu.Divider />
        </>
      )}
      <EditItem onClick={() => onOpen("edit", assignment)} />
      {isToDo(status) && (
        <Menu.Item leftSection={<IconSend {...icon} />} onClick={() => onOpen("submit", assignment)}>
          {turnInLabels.turn_in}
        </Menu.Item>
      )}
      {isWaiting(status) && (
        <Menu.Item leftSection={<IconMedal {...icon} />} onClick={() => onOpen("grade", assignment)}>
          Grade Assignment
        </Menu.Item>
      )}
      {isGraded(status) && (
        <Menu.Item leftSection={<IconMedal {...icon} />} onClick={() => onOpen("grade", assignment)}>
          {grade ? "Change grade" : "Add a grade"}
        </Menu.Item>
      )}
      {isGraded(status) && grade && (
        <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={() => deleteGrade(grade)}>
          Remove grade
        </Menu.Item>
      )}
      <Menu.Divider />
      <DeleteItem onClick={() => askToDelete([assignment])} />
    </>
  )
}
