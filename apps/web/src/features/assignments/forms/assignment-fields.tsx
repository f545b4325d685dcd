import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { CourseName } from "@hearthbook/api/plan/curriculum"
import type { StudentSummary } from "@hearthbook/api/family/student"
import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import { curriculumName } from "../../../entities/curriculum/curriculum-name.ts"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { CourseSelect } from "../../../entities/curriculum/form/course-select.tsx"
import { AlsoFor } from "../../../entities/curriculum/also-for.tsx"
import { AssignmentFieldsBase } from "../../../entities/assignment/assignment-fields-base.tsx"
import type { AssignmentValues } from "./assignment-form.ts"
import { StudentSelect } from "../../../entities/student/student-select.tsx"

type Props = {
  form: UseFormReturnType<AssignmentValues>
  students: StudentSummary[]
  curricula: CourseName[]
  /** The assignment as last loaded; its child and curriculum may be newer than the lists. */
  row?: AssignmentView
}

/** The fields of an assignment. The curriculum select lists the chosen child's. */
export function AssignmentFields({ form, students, curricula, row }: Props) {
  const [student_id, setStudent] = useState(form.getValues().student_id)
  form.watch("student_id", ({ value }) => setStudent(value))
  const children = !row || students.some(({ id }) => id === row.student_id) ? students : [...students, row.student]
  const student = children.find(({ id }) => id === student_id)
  const known = curricula.map((one) => ({ student_id: one.student_id, value: one.id, label: curriculumName(one) }))
  const isKnown = !row || known.some(({ value }) => value === row.curriculum_id)
  const all = isKnown
    ? known
    : [...known, { student_id: row.student_id, value: row.curriculum_id, label: row.subject.name }]
  const offered = all.filter((one) => one.student_id === student_id)
  const [curriculum_id, setCurriculum] = useState(form.getValues().curriculum_id)
  form.watch("curriculum_id", ({ value }) => setCurriculum(value))
  const [also, setAlso] = useState(form.getValues().also)
  form.watch("also", ({ value }) => setAlso(value))
  const isSettled = form.getInitialValues().curriculum_id !== ""

  return (
    <>
      <StudentSelect
        students={children}
        data-autofocus={!isSettled || undefined}
        key={form.key("student_id")}
        {...form.getInputProps("student_id")}
      />
      <CourseSelect
        student={student}
        siblings={children.filter(({ id }) => id !== student_id && also.includes(id))}
        curricula={curricula}
        choices={offered.map(({ value, label }) => ({ value, label }))}
        key={form.key("curriculum_id")}
        {...form.getInputProps("curriculum_id")}
      />
      {!row && (
        <AlsoFor
          {...{ students, curricula, student_id, curriculum_id }}
          value={also}
          onChange={(ids) => form.setFieldValue("also", ids)}
        />
      )}
      <AssignmentFieldsBase form={form} focused={isSettled}>
        <DayField
          label="Assigned date"
          withAsterisk
          key={form.key("assigned_date")}
          {...form.getInputProps("assigned_date")}
        />
      </AssignmentFieldsBase>
    </>
  )
}
