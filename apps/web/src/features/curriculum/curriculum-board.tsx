import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Button } from "@mantine/core"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { NoStudentsYet } from "../../entities/student/no-students-yet.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { useChosenChild } from "../../entities/student/use-chosen-child.ts"
import { useSubjectFilter } from "../../entities/subject/use-subject-filter.ts"
import { CurriculumList } from "./curriculum-list.tsx"
import { CurriculumDetails } from "./curriculum-details.tsx"
import { CurriculumFilters } from "./curriculum-filters.tsx"
import { CopyModal } from "../../entities/curriculum/copy/copy-modal.tsx"
import { EditCurriculumModal } from "../../entities/curriculum/form/curriculum-modals.tsx"
import { LoopsSection } from "./loops/loops-section.tsx"
import { NextYearLine } from "./next-year-line.tsx"
import { useCurriculumView } from "./use-curriculum-view.ts"
import { useYearFilter } from "./use-year-filter.ts"
import { CurriculumSummary } from "./curriculum-summary.tsx"
import { shortNameOf } from "../../lib/short-names.ts"
import { CoursesSketch } from "../../entities/curriculum/courses-sketch.tsx"
import { NothingFound } from "../../ui/feedback/nothing-found.tsx"
import { ImportLink } from "../../entities/import/import-link.tsx"

type Opened = { as: "details" | "edit" | "copy"; curriculum: CurriculumView }

/** The curricula as a table or as cards, filtered by child, academic year and subject, with summary figures. */
export function CurriculumBoard({ onAdd }: { onAdd: () => void }) {
  const [curricula] = trpc.curriculum.list.useSuspenseQuery({})
  const { students, chosen, choose } = useChosenChild()
  const { years, year, setYear } = useYearFilter(curricula)
  const ofYear = curricula.filter(({ academic_year }) => !year || academic_year === year)
  const { subjects, subject_id, setSubject } = useSubjectFilter(ofYear, chosen)
  const [view, setView] = useCurriculumView()
  const [opened, setOpened] = useState<Opened | null>(null)
  const ofChild = ofYear.filter(({ student_id }) => !chosen || student_id === chosen.id)
  const found = ofChild.filter(({ subject }) => !subject_id || subject.id === subject_id)

  if (students.length === 0) {
    return (
      <NoStudentsYet
        title="No Curriculum Found"
        text="A curriculum belongs to a student. Add a student first, then come back."
        picture={<CoursesSketch />}
      />
    )
  }
  if (curricula.length === 0) {
    return (
      <EmptyState
        title="No Curriculum Found"
        text="Choose a student’s first subject of the year. Assignments belong to it."
        picture={<CoursesSketch />}
        action={
          <>
            <Button onClick={onAdd}>Add your first curriculum</Button>
            <ImportLink kind="lessons" />
          </>
        }
      />
    )
  }
  const actionsFor = (curriculum: CurriculumView) => ({
    onDetails: () => setOpened({ as: "details", curriculum }),
    onEdit: () => setOpened({ as: "edit", curriculum }),
    onCopy: () => setOpened({ as: "copy", curriculum }),
  })
  const showAll = () => {
    choose(null)
    setSubject(null)
    setYear(null)
  }
  return (
    <>
      <NextYearLine curricula={curricula} />
      <CurriculumSummary curricula={found} />
      <CurriculumFilters
        students={students}
        chosen={chosen}
        onChoose={choose}
        subjects={subjects}
        subject_id={subject_id}
        onSubject={setSubject}
        years={years}
        year={year}
        onYear={setYear}
        view={view}
        onView={setView}
      />
      {found.length === 0 ? (
        <NothingFound
          title="No Curriculum Found"
          text={chosen ? `${shortNameOf(chosen)} has no curriculum here yet.` : "No curriculum in this subject yet."}
          onClear={showAll}
        />
      ) : (
        <CurriculumList view={view} curricula={found} students={students} actionsFor={actionsFor} />
      )}
      <LoopsSection curricula={curricula} students={students} chosen={chosen} />
      {opened?.as === "details" && (
        <CurriculumDetails
          curriculum={opened.curriculum}
          onEdit={() => setOpened({ as: "edit", curriculum: opened.curriculum })}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.as === "edit" && <EditCurriculumModal curriculum={opened.curriculum} onClose={() => setOpened(null)} />}
      {opened?.as === "copy" && <CopyModal curriculum={opened.curriculum} onClose={() => setOpened(null)} />}
    </>
  )
}
