import { courseLevelLabels } from "@hearthbook/core/grading/grading-labels"
import { courseLevels } from "@hearthbook/core/grading/gpa"
import { curriculumView, type CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Select, SimpleGrid, Textarea, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { trpc } from "../../../api/trpc.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { readAs } from "../../../forms/values/edit-conflict.ts"
import { CreditsField } from "./credits-field.tsx"
import { recordsForm, valuesOf, type RecordsValues } from "./records-values.ts"

type Props = { curriculum: CurriculumView; onClose: () => void }

/** Sets what a transcript, a report card and the course descriptions say about a course. */
export function RecordsModal({ curriculum, onClose }: Props) {
  const { id, subject, version } = curriculum
  const update = trpc.curriculum.update.useMutation()
  const form = useForm<RecordsValues>({
    mode: "uncontrolled",
    initialValues: valuesOf(curriculum),
    validate: schemaResolver(recordsForm, { sync: true }),
  })
  return (
    <FormModal
      title={`${subject.name} on records`}
      draftName={`course-records.${id}`}
      saveLabel="Save"
      fallback="Failed to save the course."
      form={form}
      version={version}
      valuesOf={readAs(curriculumView, valuesOf)}
      announcement="Saved."
      onSave={(values, seen) => update.mutateAsync({ id, version: seen, ...recordsForm.parse(values) })}
      onClose={onClose}
    >
      <TextInput
        label="Title on records"
        placeholder={subject.name}
        data-autofocus
        autoComplete="off"
        key={form.key("course_title")}
        {...form.getInputProps("course_title")}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Select
          label="Level"
          data={courseLevels.map((value) => ({ value, label: courseLevelLabels[value] }))}
          allowDeselect={false}
          key={form.key("level")}
          {...form.getInputProps("level")}
        />
        <CreditsField form={form} curriculum={curriculum} />
      </SimpleGrid>
      <Textarea
        label="Course description"
        description="What the course covers. For the booklet of course descriptions."
        autosize
        minRows={3}
        maxRows={10}
        key={form.key("description")}
        {...form.getInputProps("description")}
      />
      <Textarea
        label="Texts"
        description="Books and materials, one a line."
        autosize
        minRows={2}
        maxRows={10}
        key={form.key("texts")}
        {...form.getInputProps("texts")}
      />
    </FormModal>
  )
}
