import type { studentDraft } from "@hearthbook/api/schemas/student"
import { TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { z } from "zod"
import { ColorField } from "../../ui/inputs/color-field.tsx"
import { DayField } from "../../ui/inputs/day-field.tsx"
import { GradeLevelSelect } from "../../entities/student/grade-level-select.tsx"

export type StudentValues = z.input<typeof studentDraft>

/**
 * The fields of a child. A new child can have a first subject. The server picks a color that no sibling has; it can be
 * changed later.
 */
export function StudentFields({ form, isNew }: { form: UseFormReturnType<StudentValues>; isNew: boolean }) {
  return (
    <>
      <TextInput
        label="First name"
        withAsterisk
        data-autofocus
        autoComplete="off"
        key={form.key("first_name")}
        {...form.getInputProps("first_name")}
      />
      <TextInput
        label="Last name"
        withAsterisk
        autoComplete="off"
        key={form.key("last_name")}
        {...form.getInputProps("last_name")}
      />
      <DayField
        label="Date of birth"
        withAsterisk
        key={form.key("date_of_birth")}
        {...form.getInputProps("date_of_birth")}
      />
      <GradeLevelSelect key={form.key("grade_level")} {...form.getInputProps("grade_level")} />
      {isNew ? (
        <TextInput
          label="First subject"
          description="Optional. We’ll create a curriculum for it right away."
          inputWrapperOrder={["label", "input", "description", "error"]}
          placeholder="Math"
          autoComplete="off"
          key={form.key("first_subject")}
          {...form.getInputProps("first_subject")}
        />
      ) : (
        <ColorField
          label="Color"
          description="Shown next to this child's name throughout Hearthbook."
          key={form.key("color")}
          {...form.getInputProps("color")}
        />
      )}
    </>
  )
}
