import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { StudentView } from "@hearthbook/api/family/student"
import { Anchor, Text } from "@mantine/core"
import { Link } from "wouter"
import { ForecastLine } from "../../../entities/curriculum/forecast-line.tsx"
import { NoCurriculum } from "../../../entities/curriculum/no-curriculum.tsx"
import { CourseFigure } from "../../../entities/grade/course-figure.tsx"
import { courseAt } from "../../../lib/paths.ts"
import { Section } from "../../../ui/layout/section.tsx"
import classes from "./course-list.module.css"

type Props = { student: StudentView; courses: CurriculumView[]; today: string }

/** The courses of the year, each with its pace and the student's grade in it. */
export function CourseList({ student, courses, today }: Props) {
  return (
    <Section title="Courses">
      {courses.length === 0 ? (
        <NoCurriculum student={student} />
      ) : (
        <ul className={classes.courses}>
          {courses.map((course) => (
            <li key={course.id} className={classes.course}>
              <div className={classes.name}>
                <span className={classes.dot} style={{ backgroundColor: course.subject.color }} aria-hidden />
                <Anchor component={Link} href={courseAt(course)} fw={600} c="inherit">
                  {course.subject.name}
                </Anchor>
              </div>
              <div className={classes.pace}>
                {course.forecast.total > 0 ? (
                  <ForecastLine forecast={course.forecast} today={today} isCompact />
                ) : (
                  <Text size="sm" c="dimmed">
                    No lessons yet
                  </Text>
                )}
              </div>
              <div className={classes.grade}>
                <CourseFigure
                  of={course.subject.name}
                  shown_percent={course.shown_percent}
                  letter={course.letter}
                  curricula={[course]}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
