import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { loopView, type LoopView } from "@hearthbook/api/plan/loop"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { trpc } from "../../../api/trpc.ts"
import { useChangeUndo } from "../../../entities/change/use-change-undo.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { readAs } from "../../../forms/values/edit-conflict.ts"
import { LoopFields } from "./loop-fields.tsx"
import { emptyLoop, useLoopForm, valuesOfLoop } from "./loop-values.ts"

type Props = { curricula: CurriculumView[]; loops: LoopView[]; onClose: () => void }
type NewProps = Props & { students: StudentSummary[]; student: StudentSummary | undefined }
type EditProps = Props & { loop: LoopView }

/** The form for a new loop. `student` is the child that the page shows, if it is one. */
export function NewLoopModal({ students, student, curricula, loops, onClose }: NewProps) {
  const create = trpc.loops.create.useMutation()
  const offerUndo = useChangeUndo()
  const form = useLoopForm(emptyLoop(student?.id ?? ""))
  return (
    <FormModal
      title="Make a loop"
      draftName="loop.new"
      saveLabel="Make loop"
      fallback="Failed to save the loop."
      form={form}
      onSave={async (values) => {
        const { name, change_id } = await create.mutateAsync(values)
        offerUndo(change_id, `The loop “${name}” was made.`)
      }}
      onClose={onClose}
    >
      <LoopFields form={form} students={students} curricula={curricula} others={loops} />
    </FormModal>
  )
}

/** The form that changes a loop. */
export function EditLoopModal({ loop, curricula, loops, onClose }: EditProps) {
  const update = trpc.loops.update.useMutation()
  const offerUndo = useChangeUndo()
  const form = useLoopForm(valuesOfLoop(loop))
  return (
    <FormModal
      title={`Edit ${loop.name}`}
      draftName={`loop.${loop.id}`}
      saveLabel="Save"
      fallback="Failed to save the loop."
      form={form}
      version={loop.version}
      valuesOf={readAs(loopView, valuesOfLoop)}
      onSave={async ({ name, curriculum_ids, meeting_days, per_day }, version) => {
        const patch = { name, curriculum_ids, meeting_days, per_day }
        const { change_id } = await update.mutateAsync({ id: loop.id, version, ...patch })
        offerUndo(change_id, `The loop “${name}” was changed.`)
      }}
      onClose={onClose}
    >
      <LoopFields form={form} students={[]} curricula={curricula} others={loops.filter(({ id }) => id !== loop.id)} />
    </FormModal>
  )
}
