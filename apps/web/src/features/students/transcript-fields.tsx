import { gradeLevels } from "@hearthbook/core/fields/fields"
import { fullName } from "@hearthbook/core/names/names"
import { TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import { DayField } from "../../ui/inputs/day-field.tsx"
import { FoldedFields } from "../../ui/inputs/folded-fields.tsx"
import type { StudentValues } from "./use-student-form.ts"

/** The first grade whose students may need a transcript. */
const first = gradeLevels.indexOf("6")

/** The fields that only a transcript uses. They start folded, and show from 6th grade on. */
export function TranscriptFields({ form }: { form: UseFormReturnType<StudentValues> }) {
  const [{ grade_level, first_name, last_name }, setShown] = useState(form.getValues())
  const look = () => setShown(form.getValues())
  form.watch("grade_level", look)
  form.watch("first_name", look)
  form.watch("last_name", look)
  if (!grade_level || gradeLevels.indexOf(grade_level) < first) return null
  const { legal_name, graduation_date } = form.errors
  return (
    <FoldedFields label="For the transcript" hasError={Boolean(legal_name) || Boolean(graduation_date)}>
      <TextInput
        label="Legal name"
        description="If it is not the first and last name."
        inputWrapperOrder={["label", "input", "description", "error"]}
        placeholder={fullName({ first_name, last_name: last_name ?? "" }).trim()}
        autoComplete="off"
        key={form.key("legal_name")}
        {...form.getInputProps("legal_name")}
      />
      <DayField
        label="Expected graduation"
        needsYear
        key={form.key("graduation_date")}
        {...form.getInputProps("graduation_date")}
      />
    </FoldedFields>
  )
}
