import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import type { StudentView } from "@hearthbook/api/schemas/student"
import { CardGrid } from "../../ui/layout/card-grid.tsx"
import { CurriculumCard } from "./curriculum-card.tsx"
import type { CurriculumActions } from "./curriculum-menu.tsx"
import { CourseTable } from "./table/course-table.tsx"
import type { CurriculumViewChoice } from "./use-curriculum-view.ts"

type Props = {
  view: CurriculumViewChoice
  curricula: CurriculumView[]
  students: StudentView[]
  actionsFor: (curriculum: CurriculumView) => CurriculumActions
}

/** Curricula as a table by child, or as cards. */
export function CurriculumList({ view, curricula, students, actionsFor }: Props) {
  if (view === "cards") {
    return (
      <CardGrid>
        {curricula.map((curriculum) => (
          <CurriculumCard key={curriculum.id} curriculum={curriculum} {...actionsFor(curriculum)} />
        ))}
      </CardGrid>
    )
  }
  return students.map((student) => {
    const courses = curricula.filter(({ student_id }) => student_id === student.id)
    return courses.length > 0 && <CourseTable key={student.id} {...{ student, courses, actionsFor }} />
  })
}
