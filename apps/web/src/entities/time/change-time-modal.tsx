import { isDay } from "@hearthbook/core/time/days"
import { readMinutes } from "@hearthbook/core/time/read-minutes"
import type { NotedTime } from "@hearthbook/api/records/dashboard"
import { Select, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { trpc } from "../../api/trpc.ts"
import { FormModal } from "../../forms/form-modal.tsx"
import { dayOf } from "../../lib/format.ts"
import { useToday } from "../../session/use-session.ts"
import { DayField } from "../../ui/inputs/day-field.tsx"
import { minutesWords } from "../day/minutes-labels.ts"
import { badMinutes } from "./time-values.ts"

/** Corrects what a child noted. Saving accepts it. */
export function ChangeTimeModal({ time, onClose }: { time: NotedTime; onClose: () => void }) {
  const { id, version, subject } = time
  const subjects = trpc.subjects.list.useQuery({})
  const update = trpc.time.update.useMutation()
  const today = useToday()
  const form = useForm({
    initialValues: {
      minutes: minutesWords(time.minutes),
      date: dayOf(time.date),
      subject_id: subject?.id ?? "",
      description: time.description ?? "",
    },
    validate: {
      minutes: (typed) => (readMinutes(typed) === null ? badMinutes : null),
      date: (day) => (!isDay(day) ? "Date is required." : day > today ? "Choose today or an earlier day." : null),
    },
  })
  const known = subjects.data ?? (subject ? [subject] : [])
  return (
    <FormModal
      title="Change the note"
      draftName={`time.${id}`}
      saveLabel="Save and accept"
      fallback="Failed to save the time."
      form={form}
      announcement="Time accepted."
      onSave={(values) =>
        update.mutateAsync({
          id,
          version,
          status: "counted",
          minutes: readMinutes(values.minutes) ?? undefined,
          date: values.date,
          // Otherwise it would leave its course.
          ...(values.subject_id !== (subject?.id ?? "") && { subject_id: values.subject_id || null }),
          description: values.description,
        })
      }
      onClose={onClose}
    >
      <TextInput label="How long" withAsterisk autoComplete="off" data-autofocus {...form.getInputProps("minutes")} />
      <DayField label="Date" withAsterisk {...form.getInputProps("date")} />
      <Select
        label="Subject"
        placeholder="No subject"
        data={known.map(({ id: value, name }) => ({ value, label: name }))}
        clearable
        searchable
        {...form.getInputProps("subject_id")}
        value={form.values.subject_id || null}
        onChange={(value: string | null) => form.setFieldValue("subject_id", value ?? "")}
      />
      <TextInput label="What was it?" autoComplete="off" {...form.getInputProps("description")} />
    </FormModal>
  )
}
