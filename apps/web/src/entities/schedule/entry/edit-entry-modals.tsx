import { mondayOf, type Day } from "@hearthbook/core/time/days"
import { onlyDayOf, wasHeldBefore } from "@hearthbook/core/planning/schedule"
import { eventView, type EventView } from "@hearthbook/api/calendar/event"
import { classView, type ClassView } from "@hearthbook/api/calendar/schedule"
import { Input, SegmentedControl } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { trpc } from "../../../api/trpc.ts"
import { useFamily } from "../../../session/use-session.ts"
import { readAs } from "../../../forms/values/edit-conflict.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { formatMonthDay } from "../../../lib/week-labels.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { useChosenChild } from "../../student/use-chosen-child.ts"
import { DeleteButton } from "./delete-button.tsx"
import { EntryFields } from "./entry-fields.tsx"
import { classRanges } from "./class-ranges.ts"
import { formatAllWeeks } from "./range-labels.ts"
import { changesSchoolDays, titleOf } from "../schedule-entry.ts"
import { useCancelClass } from "../use-cancel-class.ts"
import { useShowAtOnce } from "../use-show-at-once.ts"
import { heldInstead } from "./held-instead.ts"
import { useUndoOfEvent } from "./use-undo-of-event.ts"
import { useUndoOfClass } from "./use-undo-of-class.ts"
import { useDeleteClass, useDeleteEvent } from "./use-delete-entry.ts"
import { toClass, toEvent, useEntryForm, valuesOfClass, valuesOfEvent, type EntryForm } from "./entry-values.ts"

type ClassProps = {
  row: ClassView
  /** The day of the opened occurrence. */
  day: Day
  onClose: () => void
}

/** The form that edits a class: on the opened day only, from its week on, or in all weeks. */
export function EditClassModal({ row, day, onClose }: ClassProps) {
  const { students } = useChosenChild({ narrows: false })
  const { time_zone } = useFamily()
  const update = trpc.schedule.update.useMutation()
  const askToDelete = useDeleteClass(onClose)
  const cancel = useCancelClass()
  const offerUndoOfClass = useUndoOfClass()
  const showAtOnce = useShowAtOnce()
  const from = mondayOf(day)
  const isOnce = onlyDayOf(row) === day
  const hasPast = !isOnce && wasHeldBefore(row, from, time_zone)
  const form = useEntryForm({ ...valuesOfClass(row, day), weeks: "only" })
  // The choice of weeks is not part of the class, so it is preserved.
  const readNow = readAs(classView, (now) => ({ ...valuesOfClass(now, day), weeks: form.getValues().weeks }))
  const { weeks } = form.values
  const range = weeks === "only" ? { only_on: day } : { from_date: weeks === "following" ? from : undefined }
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
        // Saving unchanged weeks would split the class in two.
        if (!isChanged(form)) return
        const { start_date, end_date, ...rest } = toClass(values)
        // The later weeks begin with the change, unless another first day was chosen.
        const begins = form.isDirty("start_date") ? { start_date } : {}
        const days = weeks === "only" ? {} : { end_date, ...begins }
        const showBefore =
          weeks === "only" ? await showAtOnce({ row, day, instead: heldInstead(row, day, rest) }) : null
        const saved = await update
          .mutateAsync({ id: row.id, version, ...range, ...rest, ...days })
          .catch((cause: unknown) => {
            showBefore?.()
            throw cause
          })
        offerUndoOfClass({ before: row, after: saved, version, range: weeks, from })
      }}
      aside={
        weeks === "only" ? (
          <DeleteButton
            label={`No class on ${formatMonthDay(day)}`}
            onClick={async () => (await cancel(row, day)) && onClose()}
          />
        ) : (
          <DeleteButton onClick={() => askToDelete(row, range.from_date)} />
        )
      }
      onClose={onClose}
    >
      {!isOnce && (
        <Input.Wrapper
          label="When it changes"
          labelElement="div"
          size="md"
          description={weeks === "all" ? `${formatAllWeeks(row, "All")}, past ones too` : undefined}
          inputWrapperOrder={["label", "input", "description"]}
        >
          <SegmentedControl
            fullWidth
            aria-label="When it changes"
            data={classRanges(day, hasPast)}
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
  const undoOfEvent = useUndoOfEvent()
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
      onSave={async (values, version) => {
        const saved = await update.mutateAsync({ id: row.id, version, ...toEvent(values) })
        if (changesSchoolDays(row) || changesSchoolDays(saved)) onSchoolDaysChange()
        // Undo is not offered if somebody else changed the event meanwhile, since it would revert that too.
        if (saved.version === row.version + 1) undoOfEvent.changed(row, saved)
        else notifications.show({ message: "Saved." })
      }}
      aside={<DeleteButton onClick={() => askToDelete(row)} />}
      onClose={onClose}
    >
      <EntryFields form={form} students={students} id={row.id} from={row.start_date.slice(0, 10)} />
    </FormModal>
  )
}
