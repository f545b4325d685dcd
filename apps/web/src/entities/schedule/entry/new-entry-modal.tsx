import { mondayOf } from "@hearthbook/core/time/days"
import { trpc } from "../../../api/trpc.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { useChangeUndo } from "../../change/use-change-undo.ts"
import { useChosenChild } from "../../student/use-chosen-child.ts"
import { changesSchoolDays } from "../schedule-entry.ts"
import { likelySubject } from "./child-subjects.ts"
import { EntryFields } from "./entry-fields.tsx"
import type { Slot } from "./slot.ts"
import { useUndoOfEvent } from "./use-undo-of-event.ts"
import { newValues, toClasses, toEvent, toEvents, useEntryForm } from "./entry-values.ts"

type Props = { slot: Slot; onSchoolDaysChange: () => void; onClose: () => void }

/** The form for a new class or event, prefilled from the page and the slot. */
export function NewEntryModal({ slot, onSchoolDaysChange, onClose }: Props) {
  const { students, chosen } = useChosenChild({ narrows: false })
  const [curricula] = trpc.curriculum.names.useSuspenseQuery()
  const [classes] = trpc.schedule.list.useSuspenseQuery({})
  const createClasses = trpc.schedule.createMany.useMutation()
  const createEvent = trpc.events.create.useMutation()
  const addItems = trpc.planning.addItems.useMutation()
  const ofLane = students.find(({ id }) => id === slot.student_id)
  const only = students.length === 1 ? students[0] : undefined
  const child = ofLane ?? chosen ?? only
  // Most entries are for the child the page is filtered by; else the first child.
  const student = child ?? students[0]
  const form = useEntryForm({
    ...newValues(slot),
    student_ids: student ? [student.id] : [],
    subject_id: likelySubject(student, curricula, classes),
    whose: child ? [child.id] : [],
  })
  const offerUndo = useChangeUndo()
  const undoOfEvent = useUndoOfEvent()
  const { kind, student_ids, days_of_week, whose } = form.values
  const isClass = kind === "class"
  const count = isClass ? student_ids.length * days_of_week.length : whose.length
  const noun = isClass ? ["Class", "Classes"] : ["Event", "Events"]
  return (
    <FormModal
      title="New entry"
      draftName="entry.new"
      saveLabel={count > 1 ? `Add ${count} ${noun[1]}` : `Add ${noun[0]}`}
      fallback={isClass ? "Failed to save class." : "Failed to save event."}
      form={form}
      onSave={async (values) => {
        if (values.kind === "class") {
          const { classes, change_id } = await createClasses.mutateAsync(toClasses(values))
          return offerUndo(change_id, classes.length > 1 ? `${classes.length} classes added.` : "Class added.")
        }
        const drafts = toEvents(values)
        if (drafts.length > 1) {
          const { events, change_id } = await addItems.mutateAsync({ events: drafts })
          if (events.some(changesSchoolDays)) onSchoolDaysChange()
          return offerUndo(change_id, `${events.length} events added.`)
        }
        const event = await createEvent.mutateAsync(toEvent(values))
        if (changesSchoolDays(event)) onSchoolDaysChange()
        undoOfEvent.added(event)
      }}
      onClose={onClose}
    >
      <EntryFields form={form} students={students} from={mondayOf(slot.day)} />
    </FormModal>
  )
}
