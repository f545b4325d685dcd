import { isDay } from "@hearthbook/core/time/days"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { useForm } from "@mantine/form"
import { FormModal } from "../../../forms/form-modal.tsx"
import { shortTitle } from "../../../lib/short-title.ts"
import { formatMonthDay } from "../../../lib/week-labels.ts"
import { useToday } from "../../../session/use-session.ts"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { NumberField } from "../../../ui/inputs/number-field.tsx"
import { useLessonChange } from "../use-lesson-change.ts"

type Props = { lesson: LessonView; onClose: () => void }
type Values = { completed_on: string; minutes_spent: number | string }

/** Marks a lesson as done on a day that may be past, with the minutes spent. Siblings who do it together finish it together. */
export function DoneOnModal({ lesson, onClose }: Props) {
  const { id, title, status, minutes_spent, together_id } = lesson
  const today = useToday()
  const { save } = useLessonChange(id)
  const form = useForm<Values>({
    initialValues: { completed_on: today, minutes_spent: minutes_spent ?? "" },
    validate: {
      completed_on: (day) => {
        if (!isDay(day)) return "Enter a day."
        return day > today ? "Choose today or an earlier day." : null
      },
      minutes_spent: (minutes) => {
        if (minutes === "") return null
        const isWhole = typeof minutes === "number" && Number.isInteger(minutes)
        return isWhole && minutes >= 1 && minutes <= 1440 ? null : "Enter whole minutes, from 1 to 1440."
      },
    },
  })
  return (
    <FormModal
      title={`When was “${shortTitle(title, 48)}” done?`}
      draftName={null}
      saveLabel="Mark as done"
      fallback="Failed to save lesson plan."
      form={form}
      onSave={(values) =>
        save(
          {
            status: "done",
            completed_on: values.completed_on,
            together: together_id !== null || undefined,
            ...(typeof values.minutes_spent === "number" && { minutes_spent: values.minutes_spent }),
          },
          { status, minutes_spent, together: together_id !== null || undefined },
          `“${shortTitle(title, 40)}” was done on ${formatMonthDay(values.completed_on)}.`,
        )
      }
      onClose={onClose}
    >
      <DayField label="Day" data-autofocus {...form.getInputProps("completed_on")} />
      <NumberField label="Minutes spent" description="Optional" {...form.getInputProps("minutes_spent")} />
    </FormModal>
  )
}
