import type { Day } from "@hearthbook/core/time/days"
import { eventView, type EventView } from "@hearthbook/api/calendar/event"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { Button } from "@mantine/core"
import { useForm } from "@mantine/form"
import { IconTrash } from "@tabler/icons-react"
import { useState } from "react"
import { FormModal } from "../../../../forms/form-modal.tsx"
import { readAs } from "../../../../forms/values/edit-conflict.ts"
import { showFailureToast } from "../../../../ui/feedback/toasts.tsx"
import { findFocusReturn, returnFocusTo } from "../../../../ui/focus/focus-return.ts"
import { DayOffFields } from "./day-off-fields.tsx"
import { dayOffErrors, dayOffWords, newDayOff, valuesOfDayOff, type DayOffKind } from "./day-off-values.ts"
import { kindOf, useDayOffSaves } from "./use-day-off-saves.ts"

type Common = {
  year: SchoolYearView
  /** Called after a day off was added, changed or deleted. */
  onSaved: () => void
  onClose: () => void
}
type NewProps = Common & { kind: DayOffKind; first: Day; last: Day }

/** The form for a new day off or extra school day. Enter saves it. */
export function NewDayOffModal({ year, kind, first, last, onSaved, onClose }: NewProps) {
  const { add } = useDayOffSaves(year)
  const form = useForm({
    initialValues: newDayOff(kind, first, last),
    validate: (values) => dayOffErrors(kind, values),
  })
  const { title, add: saveLabel } = dayOffWords[kind]
  return (
    <FormModal
      title={title}
      draftName={null}
      saveLabel={saveLabel}
      fallback={`Failed to add the ${title.toLowerCase()}.`}
      form={form}
      onSave={async (values) => {
        await add(kind, values)
        onSaved()
      }}
      onClose={onClose}
    >
      <DayOffFields form={form} />
    </FormModal>
  )
}

/** The form that changes or deletes a day off or an extra school day. */
export function EditDayOffModal({ year, event, onSaved, onClose }: Common & { event: EventView }) {
  const { change, remove } = useDayOffSaves(year)
  const kind = kindOf(event)
  const { title } = dayOffWords[kind]
  const [opener] = useState(findFocusReturn)
  const [isDeleting, setDeleting] = useState(false)
  const form = useForm({
    initialValues: valuesOfDayOff(event),
    validate: (values) => dayOffErrors(kind, values),
  })
  const deleteNow = async () => {
    setDeleting(true)
    try {
      await remove(event)
      onClose()
      returnFocusTo(opener)
      onSaved()
    } catch (cause) {
      showFailureToast(cause, `Failed to delete the ${title.toLowerCase()}.`)
      setDeleting(false)
    }
  }
  return (
    <FormModal
      title={title}
      draftName={`day-off.${event.id}`}
      saveLabel="Save"
      fallback={`Failed to save the ${title.toLowerCase()}.`}
      form={form}
      version={event.version}
      valuesOf={readAs(eventView, valuesOfDayOff)}
      onSave={async (values, version) => {
        await change(event, values, version)
        onSaved()
      }}
      aside={
        <Button
          variant="subtle"
          color="red"
          px="sm"
          mr="auto"
          leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
          loading={isDeleting}
          onClick={deleteNow}
        >
          Delete
        </Button>
      }
      onClose={onClose}
    >
      <DayOffFields form={form} />
    </FormModal>
  )
}
