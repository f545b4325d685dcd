import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import type { StudentView } from "@hearthbook/api/schemas/student"
import { Anchor, Text } from "@mantine/core"
import { Link } from "wouter"
import { ForecastLine } from "../../../entities/curriculum/forecast-line.tsx"
import { NoCurriculum } from "../../../entities/curriculum/no-curriculum.tsx"
import { AverageFigure } from "../../../entities/grade/subject-averages.tsx"
import { courseAt } from "../../../lib/paths.ts"
import { Section } from "../../../ui/layout/section.tsx"
import classes from "./course-list.module.css"

type Props = { student: StudentView; courses: CurriculumView[]; today: string }

/** The courses of the year, each with its pace and the student's grade in the subject. */
export function CourseList({ student, courses, today }: Props) {
  return (
    <Section title="Courses">
      {courses.length === 0 ? (
        <NoCurriculum student={student} />
      ) : (
        <ul className={classes.courses}>
          {courses.map((course) => {
            const average = student.subjects.find(({ subject }) => subject.id === course.subject.id)
            return (
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
                  <AverageFigure
                    shown_percent={average?.shown_percent ?? null}
                    letter_grade={average?.letter_grade ?? null}
                  />
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
