import { isDay } from "@hearthbook/core/time/days"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { useForm } from "@mantine/form"
import { FormModal } from "../../../forms/form-modal.tsx"
import { dayOf } from "../../../lib/format.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { useToday } from "../../../session/use-session.ts"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { useLessonChange } from "../use-lesson-change.ts"

type Props = { lesson: Pick<LessonView, "id" | "title" | "planned_date">; onClose: () => void }

/** Gives a lesson whose day is fixed another day, which is fixed too. Moves of several lessons leave such a lesson where it is. */
export function MoveFixedModal({ lesson: { id, title, planned_date }, onClose }: Props) {
  const today = useToday()
  const { save } = useLessonChange(id)
  const form = useForm({
    initialValues: { planned_date: today },
    validate: { planned_date: (day) => (isDay(day) ? null : "Enter a day.") },
  })
  return (
    <FormModal
      title={`Move “${shortTitle(title, 48)}”`}
      draftName={null}
      saveLabel="Move"
      fallback="Failed to move the lesson."
      form={form}
      onSave={(values) =>
        save(
          { planned_date: values.planned_date },
          { planned_date: planned_date && dayOf(planned_date) },
          `“${shortTitle(title, 40)}” moved to ${formatWeekday(values.planned_date)}.`,
        )
      }
      onClose={onClose}
    >
      <DayField label="To" data-autofocus {...form.getInputProps("planned_date")} />
    </FormModal>
  )
}
