import { Anchor, Box, Select, SimpleGrid, Text, TextInput } from "@mantine/core"
import { Link } from "wouter"
import { newAt, paths } from "../../../lib/paths.ts"
import { curriculumName } from "../../../entities/curriculum/curriculum-name.ts"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import classes from "../shared/planner.module.css"
import type { LessonPlan } from "./use-lesson-plan.ts"
import { AlsoFor } from "../../../entities/curriculum/also-for.tsx"
import { StudentSelect } from "../../../entities/student/student-select.tsx"
import { shortNameOf } from "../../../lib/short-names.ts"

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
        <Select
          label="Curriculum"
          classNames={{ input: classes.whole }}
          withAsterisk
          placeholder={student ? "Choose a curriculum" : "Choose a student first"}
          disabled={offered.length === 0}
          data={offered.map((curriculum) => ({ value: curriculum.id, label: curriculumName(curriculum) }))}
          allowDeselect={false}
          searchable={offered.length > 8}
          nothingFoundMessage="No such curriculum"
          {...form.getInputProps("curriculum_id")}
          value={form.values.curriculum_id || null}
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
        </Box>
      )}
      {students.length === 0 && (
        <Missing text="A lesson is for a student. Add one first." action="Add a student" href={newAt(paths.students)} />
      )}
      {student && offered.length === 0 && (
        <Missing
          text={`A lesson belongs to a curriculum. ${shortNameOf(student)} has none yet.`}
          action="Add a curriculum"
          href={newAt(paths.curriculum)}
        />
      )}
    </Section>
  )
}

function Missing({ text, action, href }: { text: string; action: string; href: string }) {
  return (
    <Text size="sm" mt="md">
      {text}{" "}
      <Anchor component={Link} href={href} inherit underline="always">
        {action}
      </Anchor>
    </Text>
  )
}
