import { hasSettings } from "@hearthbook/core/grading/subject-grade"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { trpc } from "../../../api/trpc.ts"

/** Loads how the grades of courses came about. `isMean` is true if several courses count as the average of their percentages. Suspends. */
export function useBreakdowns(curricula: CurriculumView[]) {
  const [grades] = trpc.useSuspenseQueries((ask) => curricula.map(({ id }) => ask.courseResults.grade({ id })))
  const [works] = trpc.useSuspenseQueries((ask) =>
    curricula.map(({ id }) => ask.assignments.list({ curriculum_id: id, status: "graded" })),
  )
  const courses = curricula.flatMap((curriculum, index) => {
    const [grade, graded] = [grades[index], works[index]]
    return grade && graded ? [{ curriculum, grade, works: graded }] : []
  })
  const isMean = courses.some(({ curriculum: { weights, drop_lowest }, works: graded }) =>
    hasSettings({
      weights,
      drop_lowest,
      work: graded.flatMap(({ points_possible, grade, ...one }) =>
        grade
          ? [{ ...one, created_at: new Date(one.created_at), earned: grade.points_earned, possible: points_possible }]
          : [],
      ),
    }),
  )
  return { courses, isMean }
}
