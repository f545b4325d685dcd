import { fullName } from "@hearthbook/core/names/names"
import { progressPercent, subjectStanding } from "@hearthbook/core/grading/progress"
import type { ProgressView } from "@hearthbook/api/work/progress"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Card, Stack, Text } from "@mantine/core"
import { countOf } from "../../lib/format.ts"
import { NoCurriculum } from "../../entities/curriculum/no-curriculum.tsx"
import { ProgressLine } from "../../ui/layout/progress-line.tsx"
import { CourseFigure } from "../../entities/grade/course-figure.tsx"
import { SubjectAverages } from "../../entities/grade/subject-averages.tsx"
import { CourseForecasts } from "./course-forecasts.tsx"
import { StudentHead } from "./student-head.tsx"
import { shortNameOf } from "../../lib/short-names.ts"

type Props = {
  progress: ProgressView
  /** The courses of all children. */
  curricula: CurriculumView[]
  /** The number of subjects before 'Show more'. */
  most?: number
}

/** A child's progress: the share of graded work, and for each subject its letter and the forecasts of its courses. */
export function ProgressCard({ progress, curricula, most }: Props) {
  const { student, subjects, graded_count, assignment_count } = progress
  const coursesOf = ({ id }: { id: string }) =>
    curricula.filter((curriculum) => curriculum.student_id === student.id && curriculum.subject.id === id)
  return (
    <Card component="article" aria-label={fullName(student)}>
      <Stack gap="md">
        <StudentHead student={student} />
        <div>
          <ProgressLine
            label="Overall progress"
            percent={progressPercent({ graded: graded_count, total: assignment_count })}
            none="No assignments yet"
          />
          {assignment_count > 0 && (
            <Text size="sm" c="dimmed" mt={6} className="figures">
              {graded_count} of {countOf(assignment_count, "assignment")} graded
            </Text>
          )}
        </div>
        {subjects.length === 0 ? (
          <NoCurriculum student={student} />
        ) : (
          <SubjectAverages
            of={shortNameOf(student)}
            most={most}
            averages={subjects.map((subject) => ({
              ...subject,
              needsAttention: subjectStanding(subject.shown_percent) === "needs_attention",
              figure: (
                <CourseFigure
                  of={subject.subject.name}
                  shown_percent={subject.shown_percent}
                  letter={subject.letter_grade}
                  curricula={coursesOf(subject.subject)}
                />
              ),
              below: <CourseForecasts courses={coursesOf(subject.subject)} />,
            }))}
          />
        )}
      </Stack>
    </Card>
  )
}
