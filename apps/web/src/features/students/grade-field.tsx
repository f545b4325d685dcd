import { gradeLevels } from "@hearthbook/core/fields/fields"
import { usualGrade } from "@hearthbook/core/planning/setup/usual-grade"
import { academicYearStart } from "@hearthbook/core/time/academic-year"
import { isDay } from "@hearthbook/core/time/days"
import { Stack } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import { GradeLevelSelect } from "../../entities/student/grade-level-select.tsx"
import { newGuess } from "../../forms/values/guess.ts"
import { useFamily, useToday } from "../../session/use-session.ts"
import { FieldHint } from "../../ui/inputs/field-hint.tsx"
import type { StudentValues } from "./use-student-form.ts"

type Props = { form: UseFormReturnType<StudentValues>; isNew: boolean }

/**
 * The grade level. It follows the date of birth until the parent chooses it. A stored grade follows a corrected date only if it was the
 * usual one before.
 */
export function GradeField({ form, isNew }: Props) {
  const today = useToday()
  const { year_start } = useFamily()
  const usualFor = (born: string) => {
    if (!isDay(born) || born > today) return null
    const usual = usualGrade(born, academicYearStart(today, year_start))
    return gradeLevels.find((level) => level === usual) ?? null
  }
  const [shown, setShown] = useState(form.getValues())
  const { date_of_birth, grade_level } = form.getInitialValues()
  const [guess] = useState(() => newGuess(grade_level, !isNew && usualFor(date_of_birth) !== grade_level))

  form.watch("grade_level", ({ value }) => {
    guess.see(value)
    setShown(form.getValues())
  })
  form.watch("date_of_birth", ({ value }) => {
    setShown(form.getValues())
    // A birthday without a usual grade, such as a baby's, takes back what an earlier one suggested.
    const suggested = usualFor(value) ?? (isDay(value) ? grade_level : null)
    if (suggested !== null && guess.suggest(suggested)) form.setFieldValue("grade_level", suggested)
  })

  const isUsual = usualFor(shown.date_of_birth) === shown.grade_level
  return (
    <Stack gap={4}>
      <GradeLevelSelect key={form.key("grade_level")} {...form.getInputProps("grade_level")} />
      <FieldHint>{isUsual && "Usual for this birthday"}</FieldHint>
    </Stack>
  )
}
