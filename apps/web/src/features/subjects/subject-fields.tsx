import { subjectIcons } from "@hearthbook/api/family/subject"
import { Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { ColorField } from "../../ui/inputs/color-field.tsx"
import { AnyGradeLevelSelect } from "../../entities/student/grade-level-select.tsx"
import { IconChoice } from "./icon-choice.tsx"
import { SubjectNameHint } from "./subject-name-hint.tsx"
import type { SubjectValues } from "./subject-values.ts"

type Props = {
  form: UseFormReturnType<SubjectValues>
  /** The current values. */
  values: SubjectValues
  /** The id of the edited subject. */
  edited?: string
}

export function SubjectFields({ form, values, edited }: Props) {
  return (
    <>
      <TextInput label="Name" withAsterisk autoComplete="off" key={form.key("name")} {...form.getInputProps("name")} />
      <SubjectNameHint values={values} edited={edited} />
      <AnyGradeLevelSelect key={form.key("grade_level")} {...form.getInputProps("grade_level")} />
      <ColorField label="Color" key={form.key("color")} {...form.getInputProps("color")} />
      <IconChoice label="Icon" icons={subjectIcons} key={form.key("icon")} {...form.getInputProps("icon")} />
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxRows={6}
        key={form.key("description")}
        {...form.getInputProps("description")}
      />
    </>
  )
}
