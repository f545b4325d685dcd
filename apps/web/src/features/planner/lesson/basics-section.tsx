import { Box, SimpleGrid, Text, TextInput } from "@mantine/core"
import { newAt, paths } from "../../../lib/paths.ts"
import { curriculumName } from "../../../entities/curriculum/curriculum-name.ts"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import classes from "../shared/planner.module.css"
import type { LessonPlan } from "./use-lesson-plan.ts"
import { CourseSelect } from "../../../entities/curriculum/form/course-select.tsx"
import { FormLink } from "../../../forms/unsaved/form-link.tsx"
import { HowTogether } from "../../../entities/lesson/together/how-together.tsx"
import { AlsoFor } from "../../../entities/curriculum/also-for.tsx"
import { StudentSelect } from "../../../entities/student/student-select.tsx"

/** The lesson's student, curriculum and title, and its day if it can have one. */
export function BasicsSection({ plan, focused }: { plan: LessonPlan; focused: boolean }) {
  const { form, students, curricula, chooseStudent } = plan
  const student = students.find(({ id }) => id === form.values.student_id)
  const offered = curricula.filter(({ student_id }) => student_id === student?.id)
  return (
    <Section title="The Basics">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <StudentSelect
          students={students}
          {...form.getInputProps("student_id")}
          value={student?.id ?? null}
          onChange={(id) => id && chooseStudent(id)}
        />
        <CourseSelect
          student={student}
          siblings={students.filter(({ id }) => id !== student?.id && form.values.also.includes(id))}
          curricula={curricula}
          classNames={{ input: classes.whole }}
          choices={offered.map((curriculum) => ({ value: curriculum.id, label: curriculumName(curriculum) }))}
          {...form.getInputProps("curriculum_id")}
          value={form.values.curriculum_id || null}
          onChange={(id) => form.setFieldValue("curriculum_id", id ?? "")}
        />
        <TextInput
          label="Lesson title"
          withAsterisk
          autoComplete="off"
          autoFocus={focused}
          {...form.getInputProps("title")}
        />
        {plan.hasDay && (
          <DayField
            label="Lesson date"
            description="Leave it empty for a lesson without a day."
            inputWrapperOrder={["label", "input", "description", "error"]}
            {...form.getInputProps("planned_date")}
          />
        )}
      </SimpleGrid>
      {plan.isNew && students.length > 1 && student && (
        <Box mt="md">
          <AlsoFor
            students={students}
            curricula={curricula}
            student_id={student.id}
            curriculum_id={form.values.curriculum_id}
            value={form.values.also}
            onChange={(ids) => form.setFieldValue("also", ids)}
          />
          {form.values.also.length > 0 && (
            <HowTogether
              value={form.values.together}
              onChange={(isTogether) => form.setFieldValue("together", isTogether)}
            />
          )}
        </Box>
      )}
      {students.length === 0 && (
        <Text size="sm" mt="md">
          A lesson is for a student. Add one first. <FormLink href={newAt(paths.students)}>Add a student</FormLink>
        </Text>
      )}
    </Section>
  )
}
