import { effectiveStatus, type AssignmentStatus } from "@hearthbook/api/rules/assignment-status"
import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { Menu } from "@mantine/core"
import { IconArrowBackUp, IconEye, IconMedal, IconSend } from "@tabler/icons-react"
import { dayOf, formatPoints } from "../../lib/format.ts"
import { trpc } from "../../api/trpc.ts"
import { useToday } from "../../session/use-session.ts"
import { confirmDelete } from "../../forms/confirm-delete.tsx"
import { DeleteItem, EditItem, RowMenu } from "../../ui/inputs/row-menu.tsx"
import { shortTitle } from "../../lib/short-title.ts"
import { useDeleteGrade } from "./use-delete-grade.ts"

/** A dialog about one assignment. */
export type Task = "view" | "edit" | "grade" | "submit"
export type OpenTask = (task: Task, assignment: AssignmentView) => void

type Props = { assignment: AssignmentView; /** The status as shown. */ status: AssignmentStatus; onOpen: OpenTask }

const icon = { size: 18, stroke: 1.5 }
/** Maximum characters of a title in the delete confirmation. */
const maxTitleLength = 60
/** Statuses from which work can be submitted. */
const submittable: string[] = ["assigned", "in_progress", "overdue"]

export function AssignmentMenu(props: Props) {
  return (
    <RowMenu of={props.assignment.title}>
      <Items {...props} />
    </RowMenu>
  )
}

/** Rendered only while the menu is open. */
function Items({ assignment, status, onOpen }: Props) {
  const remove = trpc.assignments.delete.useMutation()
  const deleteGrade = useDeleteGrade(assignment)
  const { id, title, grade, points_possible, due_date } = assignment
  const shown = effectiveStatus(status, dayOf(due_date), useToday())

  const askToDelete = () =>
    confirmDelete({
      id,
      name: shortTitle(title, maxTitleLength),
      question: "Are you sure you want to delete this assignment?",
      alsoDeletes: grade ? [`1 grade, ${formatPoints(grade.points_earned, points_possible)}`] : [],
      fallback: "Failed to delete assignment.",
      remove: () => remove.mutateAsync({ id }),
    })

  return (
    <>
      <Menu.Item leftSection={<IconEye {...icon} />} onClick={() => onOpen("view", assignment)}>
        View
      </Menu.Item>
      <EditItem onClick={() => onOpen("edit", assignment)} />
      {submittable.includes(shown) && (
        <Menu.Item leftSection={<IconSend {...icon} />} onClick={() => onOpen("submit", assignment)}>
          Submit Work
        </Menu.Item>
      )}
      {status === "submitted" && (
        <Menu.Item leftSection={<IconMedal {...icon} />} onClick={() => onOpen("grade", assignment)}>
          Grade Assignment
        </Menu.Item>
      )}
      {status === "graded" && (
        <Menu.Item leftSection={<IconMedal {...icon} />} onClick={() => onOpen("grade", assignment)}>
          {grade ? "Change grade" : "Add a grade"}
        </Menu.Item>
      )}
      {status === "graded" && grade && (
        <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={() => deleteGrade(grade)}>
          Remove grade
        </Menu.Item>
      )}
      <Menu.Divider />
      <DeleteItem onClick={askToDelete} />
    </>
  )
}
