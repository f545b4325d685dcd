import { mondayOf, type Day } from "@hearthbook/api/rules/time/days"
import { wasHeldBefore } from "@hearthbook/api/rules/schedule"
import { eventView, type EventView } from "@hearthbook/api/schemas/event"
import { classView, type ClassView } from "@hearthbook/api/schemas/schedule"
import { Input, SegmentedControl } from "@mantine/core"
import { trpc } from "../../../api/trpc.ts"
import { useFamily } from "../../../session/use-session.ts"
import { readAs } from "../../../forms/values/edit-conflict.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { shortTitle } from "../../../lib/short-title.ts"
import { useChosenChild } from "../../../entities/student/use-chosen-child.ts"
import { DeleteButton } from "./delete-button.tsx"
import { EntryFields } from "./entry-fields.tsx"
import { formatAllWeeks } from "../range/range-words.ts"
import { changesSchoolDays, titleOf } from "../../../entities/schedule/schedule-entry.ts"
import { useDeleteClass, useDeleteEvent } from "./use-delete-entry.ts"
import { toClass, toEvent, useEntryForm, valuesOfClass, valuesOfEvent, type EntryForm } from "./entry-values.ts"

type ClassProps = {
  row: ClassView
  /** The day of the opened occurrence. */
  day: Day
  onClose: () => void
}

/** The form that edits a class. Past weeks stay as they were unless the user chooses all weeks. */
export function EditClassModal({ row, day, onClose }: ClassProps) {
  const { students } = useChosenChild({ narrows: false })
  const { time_zone } = useFamily()
  const update = trpc.schedule.update.useMutation()
  const askToDelete = useDeleteClass(onClose)
  const from = mondayOf(day)
  const hasPast = wasHeldBefore(row, from, time_zone)
  const form = useEntryForm({ ...valuesOfClass(row, day), weeks: hasPast ? "following" : "all" })
  // The choice of weeks is not part of the class, so it is preserved.
  const readNow = readAs(classView, (now) => ({ ...valuesOfClass(now, day), weeks: form.getValues().weeks }))
  const from_date = hasPast && form.values.weeks === "following" ? from : undefined
  return (
    <FormModal
      title={`Edit ${shortTitle(titleOf({ kind: "class", row }), 48)}`}
      draftName={`class.${row.id}`}
      saveLabel="Save"
      fallback="Failed to save class."
      form={form}
      version={row.version}
      valuesOf={readNow}
      announcement="Saved."
      onSave={async (values, version) => {
        // Saving unchanged later weeks would split the class in two.
        if (!isChanged(form)) return
        const { start_date, ...rest } = toClass(values)
        // The later weeks begin with the change, unless another first day was chosen.
        const begins = form.isDirty("start_date") ? { start_date } : {}
        await update.mutateAsync({ id: row.id, version, from_date, ...rest, ...begins })
      }}
      aside={<DeleteButton onClick={() => askToDelete(row, from_date)} />}
      onClose={onClose}
    >
      {hasPast && (
        <Input.Wrapper label="What changes" labelElement="div" size="md">
          <SegmentedControl
            fullWidth
            aria-label="Which weeks change"
            data={[
              { value: "following", label: "This and following weeks" },
              { value: "all", label: formatAllWeeks(row, "All") },
            ]}
            {...form.getInputProps("weeks")}
          />
        </Input.Wrapper>
      )}
      <EntryFields form={form} students={students} id={row.id} from={from} />
    </FormModal>
  )
}

/** True if the form differs from the stored class. The choice of weeks alone is not a change. */
function isChanged(form: EntryForm): boolean {
  return Object.keys(form.getValues()).some((field) => field !== "weeks" && form.isDirty(field))
}

type EventProps = { row: EventView; onSchoolDaysChange: () => void; onClose: () => void }

/** The form that edits an event. */
export function EditEventModal({ row, onSchoolDaysChange, onClose }: EventProps) {
  const { students } = useChosenChild({ narrows: false })
  const update = trpc.events.update.useMutation()
  const askToDelete = useDeleteEvent(() => {
    if (changesSchoolDays(row)) onSchoolDaysChange()
    onClose()
  })
  const form = useEntryForm(valuesOfEvent(row))
  return (
    <FormModal
      title={`Edit ${shortTitle(row.title, 48)}`}
      draftName={`event.${row.id}`}
      saveLabel="Save"
      fallback="Failed to save event."
      form={form}
      version={row.version}
      valuesOf={readAs(eventView, valuesOfEvent)}
      announcement="Saved."
      onSave={async (values, version) => {
        const saved = await update.mutateAsync({ id: row.id, version, ...toEvent(values) })
        if (changesSchoolDays(row) || changesSchoolDays(saved)) onSchoolDaysChange()
      }}
      aside={<DeleteButton onClick={() => askToDelete(row)} />}
      onClose={onClose}
    >
      <EntryFields form={form} students={students} id={row.id} from={row.start_date.slice(0, 10)} />
    </FormModal>
  )
}
