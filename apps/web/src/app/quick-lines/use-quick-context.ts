import { academicYearOf } from "@hearthbook/core/time/academic-year"
import type { QuickContext, QuickKind } from "@hearthbook/core/planning/quick-add/quick-types"
import type { CourseName } from "@hearthbook/api/plan/curriculum"
import { trpc } from "../../api/trpc.ts"
import { useChosenChild } from "../../entities/student/use-chosen-child.ts"
import { chosenDateFormat } from "../../lib/chosen-preferences.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { useFamily, useToday } from "../../session/use-session.ts"

/** The children and courses that typed lines can name, and what a line without a child or a day is for. Suspends. */
export function useQuickContext(): { curricula: CourseName[]; contextFor: (kind: QuickKind) => QuickContext } {
  const { students, chosen } = useChosenChild({ narrows: false })
  const [curricula] = trpc.curriculum.names.useSuspenseQuery()
  const today = useToday()
  const { year_start } = useFamily()
  const year = academicYearOf(today, year_start)
  const contextFor = (kind: QuickKind): QuickContext => ({
    children: students.map((child) => ({ id: child.id, first_name: child.first_name, short_name: shortNameOf(child) })),
    courses: curricula
      .toSorted((one, other) => rank(one, year).localeCompare(rank(other, year)))
      .map(({ id, student_id, subject }) => ({ id, student_id, subject: subject.name })),
    child_id: chosen?.id,
    day: today,
    kind,
    calendar: { today, year_start },
    date_format: chosenDateFormat(),
  })
  return { curricula, contextFor }
}

/** Sorts the courses of the year in progress first, then the newest. */
function rank({ academic_year }: CourseName, year: string): string {
  return academic_year === year ? "" : String(9999 - Number(academic_year.slice(0, 4)))
}
