import { countsPoints, exactPercent, type GradedCourse } from "./course-grade.ts"
import { divide, exact, sum, type Fraction } from "./fraction.ts"
import { figuresOn, noFigures, type GradeFigures } from "./grade-figures.ts"
import type { GradingScale, ScaleFacts } from "./grading-scale.ts"

/** A child's course of a subject. */
export type SubjectCourse = Omit<GradedCourse, "scale"> & { scale: Pick<GradingScale, "id" | "kind" | "steps"> }

/**
 * The grade of a child in a subject with one or several courses. Points over points where no course has settings, else the mean of the
 * courses' percentages. The scale is that of the courses, or the family's where they differ. Narrative courses count nowhere.
 */
export function subjectGrade(courses: SubjectCourse[], familyScale: ScaleFacts): GradeFigures {
  const counted = courses.filter(({ scale }) => scale.kind !== "narrative")
  const [first] = counted
  if (!first) return noFigures
  const scale = counted.every((course) => course.scale.id === first.scale.id) ? first.scale : familyScale
  return figuresOn(scale.kind === "narrative" ? inPercent : scale, subjectPercent(counted))
}

const inPercent: ScaleFacts = { kind: "percent", steps: [] }

function subjectPercent(courses: Omit<GradedCourse, "scale">[]): Fraction | null {
  if (!courses.some(hasSettings)) {
    return exactPercent({ weights: null, drop_lowest: null, work: courses.flatMap(({ work }) => work) })
  }
  const percents = courses.map(exactPercent).filter((percent) => percent !== null)
  return percents.length === 0 ? null : divide(sum(percents), exact(percents.length))
}

/** True if a course's grade is more than points over points. */
export function hasSettings({ weights, drop_lowest, work }: Omit<GradedCourse, "scale">): boolean {
  const drops = Object.values(drop_lowest ?? {}).some((count) => count > 0)
  return weights !== null || drops || work.some((one) => one.extra_credit && countsPoints(one))
}
