import { gradeLevels } from "@hearthbook/api/fields"
import { subjectIcons, type subjectDraft } from "@hearthbook/api/schemas/subject"
import { Select, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { z } from "zod"
import { formatGradeLevel } from "../../lib/format.ts"
import { ColorField } from "../../ui/color-field.tsx"
import { IconChoice } from "./icon-choice.tsx"

export type SubjectValues = z.input<typeof subjectDraft>

const gradeOptions = gradeLevels.map((level) => ({ value: level, label: formatGradeLevel(level) }))

export function SubjectFields({ form }: { form: UseFormReturnType<SubjectValues> }) {
  return (
    <>
      <TextInput label="Name" withAsterisk autoComplete="off" key={form.key("name")} {...form.getInputProps("name")} />
      <Select
        label="Grade level"
        data={gradeOptions}
        allowDeselect={false}
        key={form.key("grade_level")}
        {...form.getInputProps("grade_level")}
      />
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
