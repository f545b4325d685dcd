import { readMinutes } from "@hearthbook/core/time/read-minutes"
import { TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { FormModal } from "../../forms/form-modal.tsx"
import { minutesWords } from "../day/minutes-labels.ts"

type Props = {
  /** The child and the day. */
  of: string
  minutes: number | null
  onSet: (minutes: number | null) => void
  onClose: () => void
}

/** Asks for the hours of a child's whole day, for families that count by the day. An empty field removes them. */
export function DayMinutesModal({ of, minutes, onSet, onClose }: Props) {
  const form = useForm({
    initialValues: { minutes: minutes ? minutesWords(minutes) : "" },
    validate: {
      minutes: (typed) =>
        typed.trim() === "" || readMinutes(typed) !== null
          ? null
          : "Enter a time such as 4h or 3h 30, of 24 hours at most.",
    },
  })
  return (
    <FormModal
      title="Hours of the day"
      draftName={null}
      saveLabel="Save"
      fallback="Failed to save attendance."
      form={form}
      onSave={async (values) => onSet(readMinutes(values.minutes))}
      onClose={onClose}
    >
      <TextInput
        label={of}
        description="For families that count hours by the day. They count where they are more than the time of lessons and classes."
        placeholder="4h"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("minutes")}
      />
    </FormModal>
  )
}
