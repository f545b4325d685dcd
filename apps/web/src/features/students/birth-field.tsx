import { ageOn, isDay, isUnlikelyBirth } from "@hearthbook/core/time/days"
import { Checkbox, Stack } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import { countOf, formatDay } from "../../lib/format.ts"
import { useToday } from "../../session/use-session.ts"
import { DayField } from "../../ui/inputs/day-field.tsx"
import { FieldHint } from "../../ui/inputs/field-hint.tsx"
import type { BirthCheck, StudentValues } from "./use-student-form.ts"

type Props = { form: UseFormReturnType<StudentValues>; birth: BirthCheck }

/** The date of birth. A child who is not born yet, or older than 25, is saved after a tick that the date is right. */
export function BirthField({ form, birth }: Props) {
  const today = useToday()
  const [born, setBorn] = useState(form.getValues().date_of_birth)
  form.watch("date_of_birth", ({ value }) => setBorn(value))
  const asks = isDay(born) && isUnlikelyBirth(born, today) && !birth.isStored(born)
  return (
    <Stack gap="xs">
      <DayField
        label="Date of birth"
        withAsterisk
        needsYear
        key={form.key("date_of_birth")}
        {...form.getInputProps("date_of_birth")}
      />
      <FieldHint>{asks && describeBirth(born, today)}</FieldHint>
      {asks && (
        <Checkbox
          label="This date is right"
          checked={birth.confirmed === born}
          onChange={(event) => {
            birth.confirm(event.currentTarget.checked ? born : null)
            form.clearFieldError("date_of_birth")
          }}
        />
      )}
    </Stack>
  )
}

function describeBirth(born: string, today: string): string {
  if (born > today) return `${formatDay(born)} is in the future.`
  return `Born on ${formatDay(born)}, the child is ${countOf(ageOn(born, today), "year")} old.`
}
