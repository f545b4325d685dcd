import { gradeLevels, type GradeLevel } from "@hearthbook/core/fields/fields"
import { courseLevels } from "@hearthbook/core/grading/gpa"
import { courseLevelLabels } from "@hearthbook/core/grading/grading-labels"
import { academicYearOf, academicYears, isAcademicYear } from "@hearthbook/core/time/academic-year"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Autocomplete, Select, SimpleGrid, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import { newGuess } from "../../forms/values/guess.ts"
import { useFamily, useToday } from "../../session/use-session.ts"
import { NumberField } from "../../ui/inputs/number-field.tsx"
import { GradeLevelSelect } from "../student/grade-level-select.tsx"
import type { PastCourseValues } from "./past-course-values.ts"

type Props = {
  form: UseFormReturnType<PastCourseValues>
  /** The student of a new course, whose grade level follows the year until it is chosen. */
  student?: StudentSummary
}

/** The fields of a course taken elsewhere. */
export function PastCourseFields({ form, student }: Props) {
  const { year_start } = useFamily()
  const today = useToday()
  const years = academicYears(today, year_start)
  const [guess] = useState(() => newGuess(form.getValues().grade_level, !student))
  form.watch("grade_level", ({ value }) => guess.see(value))
  form.watch("academic_year", ({ value }) => {
    const level = student && gradeIn(value, student, academicYearOf(today, year_start))
    if (level && guess.suggest(level)) form.setFieldValue("grade_level", level)
  })
  return (
    <>
      <TextInput
        label="Title"
        withAsterisk
        data-autofocus
        autoComplete="off"
        placeholder="English Composition I"
        key={form.key("title")}
        {...form.getInputProps("title")}
      />
      <TextInput
        label="Taken at"
        autoComplete="off"
        placeholder="Riverside Community College"
        key={form.key("provider_name")}
        {...form.getInputProps("provider_name")}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Autocomplete
          label="Academic year"
          withAsterisk
          data={years}
          key={form.key("academic_year")}
          {...form.getInputProps("academic_year")}
        />
        <GradeLevelSelect withAsterisk key={form.key("grade_level")} {...form.getInputProps("grade_level")} />
      </SimpleGrid>
      <SimpleGrid cols={2} spacing="md">
        <TextInput
          label="Letter"
          description="Counts in the GPA if your scale has it."
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoComplete="off"
          key={form.key("letter")}
          {...form.getInputProps("letter")}
        />
        <NumberField label="Percent" size="md" key={form.key("percent")} {...form.getInputProps("percent")} />
        <NumberField
          label="Credits"
          withAsterisk
          size="md"
          key={form.key("credits")}
          {...form.getInputProps("credits")}
        />
        <Select
          label="Level"
          data={courseLevels.map((value) => ({ value, label: courseLevelLabels[value] }))}
          allowDeselect={false}
          key={form.key("level")}
          {...form.getInputProps("level")}
        />
      </SimpleGrid>
    </>
  )
}

/** The grade level that a student had in an academic year. Undefined for an unfinished text, and outside school. */
function gradeIn(year: string, { grade_level }: StudentSummary, current: string): GradeLevel | undefined {
  if (!isAcademicYear(year)) return undefined
  return gradeLevels[gradeLevels.indexOf(grade_level) + Number(year.slice(0, 4)) - Number(current.slice(0, 4))]
}
