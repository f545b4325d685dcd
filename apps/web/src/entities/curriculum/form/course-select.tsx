import { academicYearOf } from "@hearthbook/core/time/academic-year"
import type { CourseName } from "@hearthbook/api/plan/curriculum"
import type { StudentSummary } from "@hearthbook/api/family/student"
import type { ComponentProps } from "react"
import { CreateSelect } from "../../../forms/create-select.tsx"
import { shortNameOf } from "../../../lib/short-names.ts"
import { useFamily, useToday } from "../../../session/use-session.ts"
import { useCreateCourse } from "./use-create-course.ts"
import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"

type Props = Omit<ComponentProps<typeof CreateSelect>, "noun" | "onCreate"> & {
  /** The student whose course is chosen. */
  student: StudentSummary | undefined
  /** Siblings who get a course of the same name, unless they have one. */
  siblings?: StudentSummary[]
  curricula: CourseName[]
}

/** A select of a student's courses. Typing another name offers to create a course in the current academic year. */
export function CourseSelect({ student, siblings = [], curricula, ...select }: Props) {
  const create = useCreateCourse()
  const { year_start } = useFamily()
  const year = academicYearOf(useToday(), year_start)
  const current = curricula.filter(({ academic_year }) => academic_year === year)
  const isLearning = ({ id }: StudentSummary, name: string) =>
    current.some(({ student_id, subject }) => student_id === id && subjectKey(subject.name) === subjectKey(name))
  const placeholder = select.choices.length > 0 ? "Choose a curriculum" : "Type a subject"
  return (
    <CreateSelect
      label="Curriculum"
      withAsterisk
      allowDeselect={false}
      placeholder={student ? placeholder : "Choose a student first"}
      description={
        student && select.choices.length === 0
          ? `${shortNameOf(student)} has no curriculum yet. Type a subject to create one.`
          : undefined
      }
      disabled={!student}
      {...select}
      noun="curriculum"
      names={current.filter(({ student_id }) => student_id === student?.id).map(({ subject }) => subject.name)}
      onCreate={async (name) => {
        if (!student) throw new Error("A course needs a student.")
        return create(name, [student, ...siblings.filter((sibling) => !isLearning(sibling, name))])
      }}
    />
  )
}
