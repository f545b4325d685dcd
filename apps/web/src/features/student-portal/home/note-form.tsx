import { readMinutes } from "@hearthbook/core/time/read-minutes"
import type { Day } from "@hearthbook/core/time/days"
import { limits } from "@hearthbook/core/limits/limits"
import type { SubjectSummary } from "@hearthbook/api/family/subject"
import { Button, Chip, Group, Input, Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { trpc } from "../../../api/trpc.ts"
import { SaveFailure } from "../../../forms/form-messages.tsx"
import { useSave } from "../../../forms/use-save.ts"
import { announce } from "../../../ui/feedback/live-region.tsx"
import classes from "./also-did.module.css"
import { SubmitButton } from "../../../ui/inputs/submit-button.tsx"

type Props = { today: Day; student_id: string; subjects: SubjectSummary[]; onClose: () => void }

/** A child writes down what it did: how long, which subject, and in words. A parent is told. */
export function NoteForm({ today, student_id, subjects, onClose }: Props) {
  const note = trpc.time.create.useMutation()
  // The day's work first, then the subjects of the weekly classes.
  const timetable = trpc.schedule.list.useQuery({})
  const known = [...subjects, ...(timetable.data ?? []).map(({ subject }) => subject)]
  const choices = known.filter(({ id }, place) => known.findIndex((other) => other.id === id) === place)
  const form = useForm({
    initialValues: { description: "", minutes: "", subject_id: "" },
    validate: {
      description: (words) => (words.trim() === "" ? "Write what you did." : null),
      minutes: (typed) => (readMinutes(typed) === null ? "Write how long, like 20 min or 1h." : null),
    },
  })
  const { saving, failure, submit } = useSave({
    form,
    fallback: "It could not be saved.",
    identity: { name: "time.note", label: "I also did…", comesBack: false },
    closesOnSave: true,
    onSave: async (values) => {
      await note.mutateAsync({
        student_id,
        date: today,
        minutes: readMinutes(values.minutes) ?? 0,
        subject_id: values.subject_id || null,
        description: values.description,
      })
      announce("Written down. A parent will look at it.")
      onClose()
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="What did you do?"
          placeholder="Read about owls"
          maxLength={limits.summary}
          autoComplete="off"
          autoFocus
          size="md"
          {...form.getInputProps("description")}
        />
        <TextInput
          label="How long?"
          placeholder="20 min"
          autoComplete="off"
          size="md"
          {...form.getInputProps("minutes")}
        />
        {choices.length > 0 && (
          <Input.Wrapper label="Which subject?" labelElement="div" size="md">
            <Chip.Group value={form.values.subject_id} onChange={(id) => form.setFieldValue("subject_id", id)}>
              <Group gap={8} mt={6} role="radiogroup" aria-label="Which subject?">
                {choices.map(({ id, name }) => (
                  <Chip key={id} value={id} size="md" radius="xl" classNames={{ label: classes.choice }}>
                    {name}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
          </Input.Wrapper>
        )}
        <SaveFailure failure={failure} />
        <Group gap="sm">
          <SubmitButton loading={saving}>Done</SubmitButton>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
