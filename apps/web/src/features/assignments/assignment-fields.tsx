import { assignmentTypes } from "@hearthbook/api/schemas/assignment"
import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import type { StudentView } from "@hearthbook/api/schemas/student"
import { Anchor, NumberInput, Select, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import { Link } from "wouter"
import { newAt, paths } from "../../lib/paths.ts"
import { curriculumName } from "../../ui/curriculum-name.ts"
import { DayField } from "../../ui/day-field.tsx"
import type { AssignmentValues } from "./assignment-form.ts"
import { typeWords } from "./assignment-types.ts"

type Props = { form: UseFormReturnType<AssignmentValues>; students: StudentView[]; curricula: CurriculumView[] }

const typeOptions = assignmentTypes.map((type) => ({ value: type, label: typeWords[type] }))

/** The fields of an assignment; the curricula are those of the chosen child (S §5). */
export function AssignmentFields({ form, students, curricula }: Props) {
  const [student_id, setStudent] = useState(form.getValues().student_id)
  form.watch("student_id", ({ value }) => setStudent(value))
  const student = students.find(({ id }) => id === student_id)
  const offered = curricula.filter((curriculum) => curriculum.student_id === student_id)
  const isSettled = form.getInitialValues().curriculum_id !== ""

  return (
    <>
      <Select
        label="Student"
        withAsterisk
        data-autofocus={!isSettled || undefined}
        placeholder="Choose a student"
        data={students.map(({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}` }))}
        allowDeselect={false}
        key={form.key("student_id")}
        {...form.getInputProps("student_id")}
      />
      <Select
        label="Curriculum"
        withAsterisk
        placeholder={student ? "Choose a curriculum" : "Choose a student first"}
        disabled={offered.length === 0}
        description={
          student && offered.length === 0 ? (
            <>
              {student.first_name} has no curriculum yet.{" "}
              <Anchor component={Link} href={newAt(paths.curriculum)} size="sm">
                Go to Curriculum
              </Anchor>
            </>
          ) : undefined
        }
        data={offered.map((curriculum) => ({ value: curriculum.id, label: curriculumName(curriculum) }))}
        allowDeselect={false}
        searchable={offered.length > 8}
        nothingFoundMessage="No such curriculum"
        key={form.key("curriculum_id")}
        {...form.getInputProps("curriculum_id")}
      />
      <TextInput
        label="Title"
        withAsterisk
        data-autofocus={isSettled || undefined}
        autoComplete="off"
        key={form.key("title")}
        {...form.getInputProps("title")}
      />
      <Select
        label="Type"
        data={typeOptions}
        allowDeselect={false}
        key={form.key("type")}
        {...form.getInputProps("type")}
      />
      <NumberInput
        label="Points"
        description="What the work is worth. Work of 0 points counts in no average."
        size="md"
        min={0}
        clampBehavior="none"
        decimalScale={2}
        selectAllOnFocus
        key={form.key("points_possible")}
        {...form.getInputProps("points_possible")}
      />
      <DayField label="Due date" withAsterisk key={form.key("due_date")} {...form.getInputProps("due_date")} />
      <DayField
        label="Assigned date"
        withAsterisk
        key={form.key("assigned_date")}
        {...form.getInputProps("assigned_date")}
      />
      <Textarea
        label="Description"
        description="One or two sentences on what this is."
        maxRows={6}
        key={form.key("description")}
        {...form.getInputProps("description")}
      />
      <Textarea
        label="Instructions"
        description="Step by step, as the child reads them."
        minRows={3}
        maxRows={10}
        key={form.key("instructions")}
        {...form.getInputProps("instructions")}
      />
    </>
  )
}
