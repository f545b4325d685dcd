import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { StudentView } from "@hearthbook/api/family/student"
import { Anchor, Text } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { Link } from "wouter"
import type { YearPair } from "../../entities/school-year/next-year.ts"
import { newAt, paths } from "../../lib/paths.ts"
import { Section } from "../../ui/layout/section.tsx"
import { ChildRow } from "./child-row.tsx"
import { coursesIn, type NextYearValues } from "./next-year-values.ts"

type Props = {
  form: UseFormReturnType<NextYearValues>
  pair: YearPair
  students: StudentView[]
  curricula: CurriculumView[]
}

/** Each child with the new grade level and the courses that go on. */
export function ChildrenSection({ form, pair, students, curricula }: Props) {
  return (
    <Section title="Students and courses">
      {students.length === 0 && (
        <Text c="dimmed">
          There are no students yet. The year can be started without them.{" "}
          <Anchor component={Link} href={newAt(paths.students)} underline="always">
            Add a student
          </Anchor>
        </Text>
      )}
      {form.values.students.map((plan, index) => {
        const student = students.find(({ id }) => id === plan.student_id)
        if (!student) return null
        return (
          <ChildRow
            key={plan.student_id}
            student={student}
            courses={coursesIn(curricula, student, pair.from.academic_year)}
            from={pair.from.academic_year}
            plan={plan}
            onChange={(next) => form.replaceListItem("students", index, next)}
          />
        )
      })}
    </Section>
  )
}
