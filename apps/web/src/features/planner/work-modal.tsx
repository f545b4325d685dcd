import { lessonAssignmentDraft } from "@hearthbook/api/schemas/lesson"
import { assignmentTypes } from "@hearthbook/api/schemas/assignment"
import { NumberInput, Select, SimpleGrid, Textarea, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { z } from "zod"
import { dayOf } from "../../lib/format.ts"
import { DayField } from "../../ui/day-field.tsx"
import { FormModal } from "../../ui/form-modal.tsx"
import type { WorkDraft } from "./lesson-values.ts"
import { typeWord } from "./work-words.ts"

/** An empty field of points is 0 (S §5). */
const workForm = lessonAssignmentDraft.extend({
  points_possible: z.preprocess((typed) => (typed === "" ? 0 : typed), lessonAssignmentDraft.shape.points_possible),
})
type WorkValues = z.input<typeof workForm>

const typeOptions = assignmentTypes.map((type) => ({ value: type, label: typeWord(type) }))

type Props = {
  /** The one being edited. */
  work?: WorkDraft
  /** The lesson's day: work is due on it unless another is chosen. */
  planned_date: string
  onKeep: (work: WorkDraft) => void
  onClose: () => void
}

/** An assignment that is kept with the draft, and set when the lesson is saved. */
export function WorkModal({ work, planned_date, onKeep, onClose }: Props) {
  const form = useForm<WorkValues>({
    mode: "uncontrolled",
    initialValues: {
      title: work?.title ?? "",
      type: work?.type ?? "homework",
      points_possible: work?.points_possible ?? 100,
      due_date: dayOf(work?.due_date ?? planned_date),
      assigned_date: work?.assigned_date,
      instructions: work?.instructions ?? "",
      description: work?.description ?? "",
    },
    validate: schemaResolver(workForm, { sync: true }),
  })
  return (
    <FormModal
      title={work ? "Edit assignment" : "Add an assignment"}
      saveLabel={work ? "Save" : "Add Assignment"}
      fallback="Failed to create assignment."
      form={form}
      onSave={async (values) => onKeep(workForm.parse(values))}
      onClose={onClose}
    >
      <TextInput
        label="Title"
        withAsterisk
        data-autofocus
        autoComplete="off"
        key={form.key("title")}
        {...form.getInputProps("title")}
      />
      <DayField label="Due date" withAsterisk key={form.key("due_date")} {...form.getInputProps("due_date")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Select
          label="Type"
          data={typeOptions}
          allowDeselect={false}
          key={form.key("type")}
          {...form.getInputProps("type")}
        />
        <NumberInput
          label="Points"
          size="md"
          min={0}
          clampBehavior="none"
          decimalScale={2}
          selectAllOnFocus
          key={form.key("points_possible")}
          {...form.getInputProps("points_possible")}
        />
      </SimpleGrid>
      <Textarea
        label="Description"
        description="One or two sentences on what this is."
        maxRows={6}
        key={form.key("description")}
        {...form.getInputProps("description")}
      />
      <Textarea
        label="Instructions"
        description="Step by step, as the child reads them."
        minRows={3}
        maxRows={10}
        key={form.key("instructions")}
        {...form.getInputProps("instructions")}
      />
    </FormModal>
  )
}
