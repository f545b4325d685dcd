import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { countOf } from "../../lib/format.ts"
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts"
import { ShowAllButton, useFirstItems } from "../../ui/layout/first-items.tsx"
import { CardGrid } from "../../ui/layout/card-grid.tsx"
import { CurriculumCard } from "./curriculum-card.tsx"
import type { CurriculumActions } from "./curriculum-menu.tsx"
import { CourseTable } from "./table/course-table.tsx"
import type { CurriculumViewChoice } from "./use-curriculum-view.ts"

type Props = {
  view: CurriculumViewChoice
  curricula: CurriculumView[]
  students: StudentSummary[]
  actionsFor: (curriculum: CurriculumView) => CurriculumActions
}

/** Curricula as a table by child, or as cards. */
export function CurriculumList({ view, curricula, students, actionsFor }: Props) {
  const isPhone = useIsPhone()
  const cards = useFirstItems(curricula, isPhone ? 6 : 24)
  if (view === "cards") {
    return (
      <>
        <CardGrid>
          {cards.shown.map((curriculum) => (
            <CurriculumCard key={curriculum.id} curriculum={curriculum} {...actionsFor(curriculum)} />
          ))}
        </CardGrid>
        <ShowAllButton list={cards} all={countOf(curricula.length, "course")} />
      </>
    )
  }
  const coursesOf = ({ id }: StudentSummary) => curricula.filter(({ student_id }) => student_id === id)
  const learning = students.filter((student) => coursesOf(student).length > 0)
  // A phone's rows are shared by the children.
  const most = isPhone ? Math.max(2, Math.floor(10 / learning.length)) : Infinity
  return learning.map((student) => (
    <CourseTable key={student.id} student={student} courses={coursesOf(student)} most={most} actionsFor={actionsFor} />
  ))
}
