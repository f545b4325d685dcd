import { semesterLabels } from "@hearthbook/core/names/labels"
import { progressPercent } from "@hearthbook/core/grading/progress"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Anchor, Progress, Text, Title } from "@mantine/core"
import { useId } from "react"
import { Link } from "wouter"
import { ForecastLine } from "../../../entities/curriculum/forecast-line.tsx"
import { providerName } from "../../../entities/curriculum/curriculum-name.ts"
import { CourseFigure } from "../../../entities/grade/course-figure.tsx"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { countOf, dayOf, formatPercent } from "../../../lib/format.ts"
import { courseAt, lessonAt } from "../../../lib/paths.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { useToday } from "../../../session/use-session.ts"
import { ShowAllButton, useFirstItems } from "../../../ui/layout/first-items.tsx"
import { CurriculumMenu, curriculumLabel, type CurriculumActions } from "../curriculum-menu.tsx"
import classes from "./course-table.module.css"

type Props = {
  student: StudentSummary
  courses: CurriculumView[]
  /** The number of rows before 'Show all'. */
  most: number
  actionsFor: (curriculum: CurriculumView) => CurriculumActions
}

/** A child's courses, a row each: pace, progress, grade and the next lesson. On a phone a row has two lines. */
export function CourseTable({ student, courses, most, actionsFor }: Props) {
  const heading = useId()
  const list = useFirstItems(courses, most)
  return (
    <section className={classes.child} aria-labelledby={heading}>
      <div className={classes.head}>
        <ChildAvatar child={student} size={28} />
        <Title order={2} size="h4" id={heading} className={classes.who}>
          {shortNameOf(student)}
        </Title>
        <span className={classes.label}>Pace</span>
        <span className={classes.label}>Graded</span>
        <span className={classes.label}>Grade</span>
        <span className={classes.label}>Next lesson</span>
      </div>
      {list.shown.map((course) => (
        <CourseRow key={course.id} course={course} actions={actionsFor(course)} />
      ))}
      <div className={classes.more}>
        <ShowAllButton list={list} all={`${countOf(courses.length, "course")} of ${shortNameOf(student)}`} />
      </div>
    </section>
  )
}

type RowProps = { course: CurriculumView; actions: CurriculumActions }

function CourseRow({ course, actions }: RowProps) {
  const today = useToday()
  const { subject, forecast, assignment_count, graded_count, next_lesson } = course
  const name = curriculumLabel(course)
  const percent = progressPercent({ graded: graded_count, total: assignment_count })
  const next = next_lesson?.planned_date ? dayOf(next_lesson.planned_date) : null
  return (
    <article className={classes.row} aria-label={name}>
      <div className={classes.name}>
        <span className={classes.dot} style={{ backgroundColor: subject.color }} aria-hidden />
        <div className={classes.words}>
          <Anchor component={Link} href={courseAt(course)} fw={600} c="inherit" aria-label={`Plan of ${name}`}>
            {subject.name}
          </Anchor>
          <Text size="xs" c="dimmed">
            {providerName(course)} · <span className={classes.year}>{course.academic_year}</span>
            {course.semester !== "full_year" && ` · ${semesterLabels[course.semester]}`}
          </Text>
        </div>
      </div>
      <div className={classes.pace}>
        {forecast.total > 0 ? (
          <ForecastLine forecast={forecast} today={today} isCompact />
        ) : (
          <Text size="sm" c="dimmed">
            No lessons yet
          </Text>
        )}
      </div>
      <div className={classes.progress}>
        {percent === null ? (
          <Text size="sm" c="dimmed">
            No assignments yet
          </Text>
        ) : (
          <>
            <Progress value={percent} size={6} radius="xl" aria-label={`Graded work of ${name}`} flex={1} />
            <Text size="sm" className="figures" title={`${graded_count} of ${assignment_count} graded`}>
              {formatPercent(percent)}
            </Text>
          </>
        )}
      </div>
      <div className={classes.grade}>
        <CourseFigure of={name} shown_percent={course.shown_percent} letter={course.letter} curricula={[course]} />
      </div>
      <div className={classes.next}>
        {next_lesson && (
          <>
            <Anchor component={Link} href={lessonAt(next_lesson)} size="sm" c="inherit" className={classes.lesson}>
              {next_lesson.title}
            </Anchor>
            {next && (
              <Text span size="xs" c="dimmed">
                {next < today ? "Left over · " : ""}
                {next === today ? "Today" : formatWeekday(next)}
              </Text>
            )}
          </>
        )}
      </div>
      <div className={classes.menu}>
        <CurriculumMenu curriculum={course} {...actions} />
      </div>
    </article>
  )
}
