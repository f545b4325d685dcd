import { courseLevelLabels } from "@hearthbook/core/grading/grading-labels"
import type { PublicTranscriptView } from "@hearthbook/api/records/transcript"
import { Title } from "@mantine/core"
import { formatDay, formatDayOfMoment, formatGradeLevel } from "../../lib/format.ts"
import classes from "./shared-transcript.module.css"

type Props = { transcript: PublicTranscriptView }
type Block = Pick<PublicTranscriptView["years"][number], "courses" | "credits" | "gpa" | "weighted_gpa">

/** An official transcript, year by year, with its legend. */
export function SharedTranscript({ transcript }: Props) {
  const { student, school, finalized_at, years, before_high_school, cumulative, scale, other_scales, test_scores } =
    transcript
  const about = [
    `Born ${formatDay(student.date_of_birth)}`,
    student.graduation_date && `graduation ${formatDay(student.graduation_date)}`,
  ]
  return (
    <article>
      <Title order={1}>{student.name}</Title>
      <p className={classes.about}>{about.filter(Boolean).join(" · ")}</p>
      {school && (
        <p className={classes.school}>
          {[school.name, school.address, school.phone, school.email].filter(Boolean).join("\n")}
        </p>
      )}
      <p className={classes.official}>
        Official transcript{finalized_at && `, final since ${formatDayOfMoment(finalized_at)}`}
      </p>
      {before_high_school.courses.length > 0 && (
        <CourseTable title="Before grade 9, for high school credit" block={before_high_school} />
      )}
      {years.map((year) => (
        <CourseTable
          key={`${year.academic_year} ${year.grade_level}`}
          title={`${formatGradeLevel(year.grade_level)}, ${year.academic_year}`}
          block={year}
        />
      ))}
      <p className={classes.total}>
        <strong>In all</strong> {totalsOf(cumulative)}
      </p>
      {test_scores.length > 0 && (
        <table className={classes.table}>
          <caption>Test scores</caption>
          <thead>
            <tr>
              <th scope="col">Test</th>
              <th scope="col">Date</th>
              <th scope="col">Score</th>
            </tr>
          </thead>
          <tbody>
            {test_scores.map(({ name, score, taken_on }, index) => (
              <tr key={index}>
                <td>{name}</td>
                <td>{taken_on && formatDay(taken_on)}</td>
                <td>{score}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {[scale, ...other_scales]
        .filter(({ steps }) => steps.length > 0)
        .map(({ name, steps }, index) => (
          <p key={index} className={classes.legend}>
            {name}: {steps.map(stepText).join(", ")}
          </p>
        ))}
    </article>
  )
}

function stepText({ label, min_percent, points }: PublicTranscriptView["scale"]["steps"][number]): string {
  const parts = [label, min_percent !== null && `from ${min_percent}%`, points !== null && `= ${points}`]
  return parts.filter(Boolean).join(" ")
}

function CourseTable({ title, block }: { title: string; block: Block }) {
  return (
    <table className={classes.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Course</th>
          <th scope="col">Credits</th>
          <th scope="col">Grade</th>
        </tr>
      </thead>
      <tbody>
        {block.courses.map(({ curriculum_id, past_course_id, ...course }) => (
          <tr key={curriculum_id ?? past_course_id}>
            <td>
              {course.title}
              {course.level !== "regular" && ` (${courseLevelLabels[course.level]})`}
              {course.provider_name && <span className={classes.where}> {course.provider_name}</span>}
            </td>
            <td>{course.credits ?? "–"}</td>
            <td>{course.status === "in_progress" ? "In progress" : (course.label ?? course.percent ?? "–")}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>{totalsOf(block)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** '3.5 credits earned · GPA 3.71 · weighted 3.96'. */
function totalsOf({ credits, gpa, weighted_gpa }: Omit<Block, "courses">): string {
  const parts = [
    `${credits} ${credits === 1 ? "credit" : "credits"} earned`,
    gpa !== null && `GPA ${gpa.toFixed(2)}`,
    weighted_gpa !== null && weighted_gpa !== gpa && `weighted ${weighted_gpa.toFixed(2)}`,
  ]
  return parts.filter(Boolean).join(" · ")
}
