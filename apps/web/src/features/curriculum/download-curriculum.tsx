import { trpc } from "../../api/trpc.ts"
import { Download } from "../../entities/download/download.tsx"
import { useChosenChild } from "../../entities/student/use-chosen-child.ts"
import { useSubjectFilter } from "../../entities/subject/use-subject-filter.ts"
import { useYearFilter } from "./use-year-filter.ts"

/** The curricula as a file, with the filters that are set. */
export function DownloadCurriculum() {
  const [curricula] = trpc.curriculum.list.useSuspenseQuery({})
  const { chosen } = useChosenChild()
  const { year } = useYearFilter(curricula)
  const { subject_id } = useSubjectFilter(
    curricula.filter(({ academic_year }) => !year || academic_year === year),
    chosen,
  )
  const filter = { student_id: chosen?.id, subject_id, academic_year: year }
  return <Download lists={[{ label: "Curriculum", noun: "curriculum", filter }]} />
}
