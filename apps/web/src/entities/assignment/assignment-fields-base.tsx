import { assignmentTypeLabels } from "@hearthbook/core/names/labels"
import { assignmentTypes } from "@hearthbook/api/work/assignment"
import { Checkbox, Select, SimpleGrid, Textarea, TextInput } from "@mantine/core"
import type { ReactNode } from "react"
import { DayField } from "../../ui/inputs/day-field.tsx"
import { DueDayHint } from "./due-day-hint.tsx"
import { NumberField } from "../../ui/inputs/number-field.tsx"
import type { WorkForm } from "./work-form.ts"

const typeOptions = assignmentTypes.map((type) => ({ value: type, label: assignmentTypeLabels[type] }))

type Props = {
  form: WorkForm
  /** Focuses the title when the form opens. */
  focused: boolean
  /** Rendered below the due date. */
  children?: ReactNode
}

/** The fields shared by every assignment form. */
export function AssignmentFieldsBase({ form, focused, children }: Props) {
  return (
    <>
      <TextInput
        label="Title"
        withAsterisk
        data-autofocus={focused || undefined}
        autoComplete="off"
        key={form.key("title")}
        {...form.getInputProps("title")}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Select
          label="Type"
          data={typeOptions}
          allowDeselect={false}
          key={form.key("type")}
          {...form.getInputProps("type")}
        />
        <NumberField
          label="Points"
          description="Work worth 0 points doesn’t count toward the average."
          inputWrapperOrder={["label", "input", "description", "error"]}
          size="md"
          key={form.key("points_possible")}
          {...form.getInputProps("points_possible")}
        />
      </SimpleGrid>
      <DayField label="Due date" withAsterisk key={form.key("due_date")} {...form.getInputProps("due_date")} />
      <DueDayHint form={form} />
      {children}
      <Textarea
        label="Description"
        description="One or two sentences about the work."
        maxRows={6}
        key={form.key("description")}
        {...form.getInputProps("description")}
      />
      <Textarea
        label="Instructions"
        description="Steps for the child to follow."
        minRows={3}
        maxRows={10}
        key={form.key("instructions")}
        {...form.getInputProps("instructions")}
      />
      <Checkbox
        label="The child hands something in"
        description="A text, a photo, a file or a link. Without it, one tap on ‘I did it’ is enough."
        key={form.key("needs_answer")}
        {...form.getInputProps("needs_answer", { type: "checkbox" })}
      />
      <Checkbox
        label="Extra credit"
        description="Its points are added to those earned, and not to those possible."
        key={form.key("extra_credit")}
        {...form.getInputProps("extra_credit", { type: "checkbox" })}
      />
    </>
  )
}
