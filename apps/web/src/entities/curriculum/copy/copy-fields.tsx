import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Checkbox, Group, Input, Select, SimpleGrid, Stack } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { HowTogether } from "../../lesson/together/how-together.tsx"
import { formatDay, formatGradeLevel } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { useToday } from "../../../session/use-session.ts"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { usualFirstDay, type CopyValues } from "./copy-values.ts"

type Props = {
  form: UseFormReturnType<CopyValues>
  curriculum: CurriculumView
  students: StudentSummary[]
  /** The years to choose from. */
  years: SchoolYearView[]
}

/** The students who get a course, its year, and the parts that are copied. */
export function CopyFields({ form, curriculum, students, years }: Props) {
  const today = useToday()
  const { student_ids, academic_year, lessons } = form.values
  const isSameYear = academic_year === curriculum.academic_year
  const year = years.find((one) => one.academic_year === academic_year)
  const chooseYear = (next: string | null) => {
    form.setFieldValue("academic_year", next ?? "")
    // A copy for the same student is one for another year.
    if (next === curriculum.academic_year) {
      form.setFieldValue(
        "student_ids",
        student_ids.filter((id) => id !== curriculum.student_id),
      )
    }
  }
  return (
    <>
      <Students form={form} students={students.filter(({ id }) => !isSameYear || id !== curriculum.student_id)} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <Select
          label="School year"
          data={years.map((one) => one.academic_year)}
          allowDeselect={false}
          {...form.getInputProps("academic_year")}
          onChange={chooseYear}
        />
        <DayField
          label="First day"
          description={year && `${formatDay(usualFirstDay(year, today))}, if empty`}
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...form.getInputProps("start_date")}
        />
      </SimpleGrid>
      <Input.Wrapper label="What goes along" labelElement="div" size="md">
        <Group gap="lg" mt={6} role="group" aria-label="What goes along">
          <Checkbox label="Lessons" {...form.getInputProps("lessons", { type: "checkbox" })} />
          <Checkbox label="Assignments" {...form.getInputProps("assignments", { type: "checkbox" })} />
          <Checkbox label="Resources" disabled={!lessons} {...form.getInputProps("resources", { type: "checkbox" })} />
        </Group>
      </Input.Wrapper>
      {isSameYear && lessons && (
        <HowTogether
          value={form.values.together}
          onChange={(isTogether) => form.setFieldValue("together", isTogether)}
        />
      )}
    </>
  )
}

/** The students to tick, in one group. */
function Students({ form, students }: Pick<Props, "form" | "students">) {
  const chosen = form.values.student_ids
  const toggle = (id: string, isChosen: boolean) =>
    form.setFieldValue("student_ids", isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <Input.Wrapper label="For" labelElement="div" size="md" error={form.errors["student_ids"]}>
      <Stack gap={6} mt={6} role="group" aria-label="For">
        {students.map((student, index) => (
          <Checkbox
            key={student.id}
            data-autofocus={index === 0 || undefined}
            label={shortNameOf(student)}
            description={formatGradeLevel(student.grade_level)}
            checked={chosen.includes(student.id)}
            onChange={(event) => toggle(student.id, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </Input.Wrapper>
  )
}
