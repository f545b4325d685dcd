import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Menu } from "@mantine/core"
import { IconArrowRight, IconCopy, IconEye, IconListDetails } from "@tabler/icons-react"
import { lazy, Suspense, useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { canBeUndone, useChangeUndo } from "../../entities/change/use-change-undo.ts"
import { catchUp, pushBack, type MoveAction } from "../../entities/lesson/move/move-actions.ts"
import { confirmDelete } from "../../forms/confirm-delete.tsx"
import { countOf } from "../../lib/format.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { forgetTarget } from "../../session/last-target.ts"
import { useToday } from "../../session/use-session.ts"
import { DeleteItem, EditItem, RowMenu } from "../../ui/menus/row-menu.tsx"

/** Loaded with the first choice. */
const MoveDialog = lazy(async () => ({
  default: (await import("../../entities/lesson/move/move-dialog.tsx")).MoveDialog,
}))

export type CurriculumActions = { onDetails: () => void; onEdit: () => void; onCopy: () => void }

/** The menu of a curriculum, on its card and in its row. */
export function CurriculumMenu({
  curriculum,
  onDetails,
  onEdit,
  onCopy,
}: CurriculumActions & { curriculum: CurriculumView }) {
  const today = useToday()
  const remove = trpc.curriculum.delete.useMutation()
  const offerUndo = useChangeUndo()
  const [move, setMove] = useState<{ title: string; action: MoveAction } | null>(null)
  const { assignment_count, graded_count, lesson_count, forecast } = curriculum
  const name = curriculumLabel(curriculum)

  const askToDelete = () =>
    confirmDelete({
      name,
      question: "Are you sure? This will remove the curriculum and all associated assignments.",
      alsoDeletes: [
        ...(assignment_count > 0 ? [`${countOf(assignment_count, "assignment")}, ${graded_count} of them graded`] : []),
        ...(lesson_count > 0 ? [countOf(lesson_count, "lesson")] : []),
      ],
      consequence: canBeUndone,
      fallback: "Failed to delete curriculum.",
      hasToast: true,
      remove: async () => {
        const { change_id, summary } = await remove.mutateAsync({ id: curriculum.id })
        forgetTarget(curriculum.id)
        offerUndo(change_id, summary)
      },
    })

  return (
    <>
      <RowMenu of={name}>
        <Menu.Item leftSection={<IconEye size={18} stroke={1.5} />} onClick={onDetails}>
          View Details
        </Menu.Item>
        <EditItem onClick={onEdit} />
        <Menu.Item leftSection={<IconCopy size={18} stroke={1.5} />} onClick={onCopy}>
          Copy to…
        </Menu.Item>
        {forecast.behind > 0 && (
          <>
            <Menu.Item
              leftSection={<IconArrowRight size={18} stroke={1.5} />}
              onClick={() => setMove({ title: "Push back", action: pushBack(today) })}
            >
              Push back
            </Menu.Item>
            <Menu.Item
              leftSection={<IconListDetails size={18} stroke={1.5} />}
              onClick={() => setMove({ title: "Catch up", action: catchUp(today) })}
            >
              Catch up
            </Menu.Item>
          </>
        )}
        <DeleteItem onClick={askToDelete} />
      </RowMenu>
      {move && (
        <Suspense>
          <MoveDialog
            {...move}
            kind="catch_up"
            range={{ missed: true, curriculum_ids: [curriculum.id] }}
            onClose={() => setMove(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** 'Math for Ben'. */
export function curriculumLabel({ subject, student }: CurriculumView): string {
  return `${subject.name} for ${shortNameOf(student)}`
}
