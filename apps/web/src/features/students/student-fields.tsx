import { Checkbox, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { ColorField } from "../../ui/inputs/color-field.tsx"
import { BirthField } from "./birth-field.tsx"
import { GradeField } from "./grade-field.tsx"
import { TranscriptFields } from "./transcript-fields.tsx"
import type { BirthCheck, StudentValues } from "./use-student-form.ts"

type Props = { form: UseFormReturnType<StudentValues>; birth: BirthCheck; isNew: boolean }

/**
 * The fields of a child. A new child can have a first subject. The server picks a color that no sibling has; it can be
 * changed later.
 */
export function StudentFields({ form, birth, isNew }: Props) {
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
        description="Optional."
        inputWrapperOrder={["label", "input", "description", "error"]}
        autoComplete="off"
        key={form.key("last_name")}
        {...form.getInputProps("last_name")}
      />
      <BirthField form={form} birth={birth} />
      <GradeField form={form} isNew={isNew} />
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
        <>
          <ColorField
            label="Color"
            description="Shown next to this child's name throughout Hearthbook."
            key={form.key("color")}
            {...form.getInputProps("color")}
          />
          <Checkbox
            label="Sees its own grades"
            description="When off, this child’s screens and mails show no grades, letters or percentages. Your feedback stays."
            key={form.key("sees_grades")}
            {...form.getInputProps("sees_grades", { type: "checkbox" })}
          />
          <TranscriptFields form={form} />
        </>
      )}
    </>
  )
}
