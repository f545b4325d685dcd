import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Anchor } from "@mantine/core"
import { Link } from "wouter"
import { ForecastLine } from "../../entities/curriculum/forecast-line.tsx"
import { courseAt } from "../../lib/paths.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { useToday } from "../../session/use-session.ts"
import classes from "./course-forecasts.module.css"

/** When a child's courses in a subject will be finished. Each leads to its plan. A course without lessons has no forecast. */
export function CourseForecasts({ courses }: { courses: CurriculumView[] }) {
  const today = useToday()
  const planned = courses.filter(({ forecast }) => forecast.total > 0)
  if (planned.length === 0) return null
  return planned.map((course) => (
    <div key={course.id} className={classes.course}>
      <ForecastLine forecast={course.forecast} today={today} isCompact />
      <Anchor
        component={Link}
        href={courseAt(course)}
        size="sm"
        className="screen-only"
        aria-label={`Plan of ${course.subject.name} for ${shortNameOf(course.student)}, ${course.academic_year}`}
      >
        {planned.length > 1 ? `Plan of ${course.academic_year}` : "Plan"}
      </Anchor>
    </div>
  ))
}
