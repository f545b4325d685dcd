import { fullName } from "@hearthbook/api/rules/names"
import { progressPercent, subjectStanding } from "@hearthbook/api/rules/progress"
import type { ProgressView } from "@hearthbook/api/schemas/progress"
import { Card, Stack, Text } from "@mantine/core"
import { countOf } from "../../lib/format.ts"
import { NoCurriculum } from "../../entities/curriculum/no-curriculum.tsx"
import { ProgressLine } from "../../ui/layout/progress-line.tsx"
import { SubjectAverages } from "../../entities/grade/subject-averages.tsx"
import { StudentHead } from "./student-head.tsx"
import { shortNameOf } from "../../lib/short-names.ts"

/** A child's progress: the share of graded work, and each subject's letter. */
export function ProgressCard({ progress }: { progress: ProgressView }) {
  const { student, subjects, graded_count, assignment_count } = progress
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
            averages={subjects.map((subject) => ({
              ...subject,
              needsAttention: subjectStanding(subject.shown_percent) === "needs_attention",
            }))}
          />
        )}
      </Stack>
    </Card>
  )
}
