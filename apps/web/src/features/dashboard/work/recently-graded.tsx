import { dayIn } from "@hearthbook/core/time/days"
import type { GradeView } from "@hearthbook/api/work/grade"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Stack, Text } from "@mantine/core"
import { formatNearDay, formatPoints } from "../../../lib/format.ts"
import { formatGradePercent } from "../../../lib/grade-percent.ts"
import { assignmentAt, paths } from "../../../lib/paths.ts"
import { useFamily, useToday } from "../../../session/use-session.ts"
import { FoldedSection } from "../../../ui/layout/folded-section.tsx"
import { WorkRow } from "./work-row.tsx"

/** The four newest grades. */
export function RecentlyGraded({ grades, students }: { grades: GradeView[]; students: StudentSummary[] }) {
  const { time_zone } = useFamily()
  const today = useToday()
  return (
    <FoldedSection
      title="Recently Graded"
      more={{ of: "graded assignments", href: `${paths.assignments}?student=all&status=graded` }}
    >
      {grades.length === 0 && <Text c="dimmed">Grades appear here as you give them.</Text>}
      <Stack gap={0} component="ul" p={0} m={0}>
        {grades.map((grade) => (
          <WorkRow
            key={grade.id}
            child={students.find((student) => student.id === grade.student_id)}
            title={grade.assignment.title}
            href={assignmentAt({ id: grade.assignment_id })}
            subject={grade.subject}
            day={<span>Graded {formatNearDay(dayIn(time_zone, new Date(grade.updated_at)), today)}</span>}
            aside={
              <Text span fw={650} className="figures">
                {grade.percentage === null ? (
                  formatPoints(grade.points_earned, grade.assignment.points_possible)
                ) : (
                  <>
                    {grade.letter_grade}{" "}
                    <Text span size="sm" c="dimmed" fw={500}>
                      {formatGradePercent(grade.percentage, grade.letter_grade)}
                    </Text>
                  </>
                )}
              </Text>
            }
          />
        ))}
      </Stack>
    </FoldedSection>
  )
}
