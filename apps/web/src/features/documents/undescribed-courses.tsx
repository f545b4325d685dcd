import { trpc } from "../../api/trpc.ts"
import { MissingList } from "../../entities/document/missing-list.tsx"
import { studentAt } from "../../lib/paths.ts"

const firstOfHighSchool = 9

/** Lists a child's courses for high school that have no description, and so are not in the booklet. */
export function UndescribedCourses({ student }: { student: { id: string } }) {
  const { data: courses = [] } = trpc.curriculum.list.useQuery({ student_id: student.id })
  const missing = courses
    .filter(
      ({ grade_level, credits, description }) =>
        !description && (Number(grade_level) >= firstOfHighSchool || (credits ?? 0) > 0),
    )
    .map(({ id, course_title, subject, academic_year }) => ({
      kind: "description" as const,
      message: `${course_title ?? subject.name}, ${academic_year}, has no description`,
      curriculum_id: id,
    }))
  return <MissingList missing={missing} student_page={studentAt(student)} />
}
