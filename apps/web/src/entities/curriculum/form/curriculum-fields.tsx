import { semesterLabels } from "@hearthbook/core/names/labels"
import { academicYears } from "@hearthbook/core/time/academic-year"
import { semesters, type CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { StudentSummary } from "@hearthbook/api/family/student"
import type { SubjectView } from "@hearthbook/api/family/subject"
import { Select, SimpleGrid, Text, Textarea } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import { formatGradeLevel } from "../../../lib/format.ts"
import { newAt, paths } from "../../../lib/paths.ts"
import { trpc } from "../../../api/trpc.ts"
import { useFamily, useToday } from "../../../session/use-session.ts"
import { FormLink } from "../../../forms/unsaved/form-link.tsx"
import { ProviderSelect } from "../../provider/provider-select.tsx"
import { SubjectSelect } from "../../subject/subject-select.tsx"
import { StudentSelect } from "../../student/student-select.tsx"
import { PaceFields } from "./pace-fields.tsx"
import { SameCourseHint } from "./same-course-hint.tsx"
import type { CurriculumValues } from "./curriculum-values.ts"

type Props = {
  form: UseFormReturnType<CurriculumValues>
  /** The curriculum being edited; its subject stays selectable if the child has moved up a grade since. */
  saved?: CurriculumView
}

/**
 * The fields of a curriculum. Only subjects of the child's grade level and of all grades are offered; one that no longer fits is
 * cleared.
 */
export function CurriculumFields({ form, saved }: Props) {
  const [students] = trpc.students.names.useSuspenseQuery()
  const [subjects] = trpc.subjects.list.useSuspenseQuery({})
  const [providers] = trpc.providers.list.useSuspenseQuery({})
  const { year_start } = useFamily()
  const today = useToday()
  const [studentId, setStudentId] = useState(form.getValues().student_id)
  const student = students.find(({ id }) => id === studentId)
  const offered = subjects.filter((subject) => fits(subject, student, saved))

  form.watch("student_id", ({ value }) => {
    setStudentId(value)
    const next = students.find(({ id }) => id === value)
    const subject = subjects.find(({ id }) => id === form.getValues().subject_id)
    if (subject && !fits(subject, next, saved)) form.setFieldValue("subject_id", "")
  })

  const years = academicYears(today, year_start)
  const year = form.getValues().academic_year
  return (
    <>
      <StudentSelect
        students={students}
        data-autofocus
        key={form.key("student_id")}
        {...form.getInputProps("student_id")}
      />
      <SubjectSelect
        withAsterisk
        choices={offered.map(({ id, name }) => ({ value: id, label: name }))}
        grade_level={student?.grade_level ?? null}
        allowDeselect={false}
        disabled={!student}
        placeholder={student ? "Choose a subject" : "Choose a student first"}
        description={
          student
            ? offered.length > 0
              ? `Subjects for ${formatGradeLevel(student.grade_level)} and for all grades.`
              : `No subject for ${formatGradeLevel(student.grade_level)} yet. Type a name to create one.`
            : undefined
        }
        key={form.key("subject_id")}
        {...form.getInputProps("subject_id")}
      />
      {students.length === 0 && <NoStudents />}
      <ProviderSelect providers={providers} key={form.key("provider_id")} {...form.getInputProps("provider_id")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Select
          label="Academic year"
          withAsterisk
          data={year && !years.includes(year) ? [year, ...years] : years}
          allowDeselect={false}
          key={form.key("academic_year")}
          {...form.getInputProps("academic_year")}
        />
        <Select
          label="Semester"
          withAsterisk
          data={semesters.map((value) => ({ value, label: semesterLabels[value] }))}
          allowDeselect={false}
          key={form.key("semester")}
          {...form.getInputProps("semester")}
        />
      </SimpleGrid>
      <SameCourseHint form={form} edited={saved?.id} />
      <PaceFields form={form} />
      <Textarea
        label="Goals"
        autosize
        minRows={2}
        maxRows={8}
        key={form.key("goals")}
        {...form.getInputProps("goals")}
      />
      <Textarea
        label="Notes"
        autosize
        minRows={2}
        maxRows={8}
        key={form.key("notes")}
        {...form.getInputProps("notes")}
      />
    </>
  )
}

function fits(subject: SubjectView, student: StudentSummary | undefined, saved: CurriculumView | undefined): boolean {
  if (!student) return false
  const isSaved = subject.id === saved?.subject_id && student.id === saved.student_id
  return isSaved || subject.grade_level === null || subject.grade_level === student.grade_level
}

function NoStudents() {
  return (
    <Text size="sm">
      A curriculum belongs to a student. Add one first. <FormLink href={newAt(paths.students)}>Add a student</FormLink>
    </Text>
  )
}
