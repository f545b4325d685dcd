import { averageProgress } from "@hearthbook/core/grading/progress"
import type { StudentView } from "@hearthbook/api/family/student"
import { IconChartLine, IconCircleCheck, IconHourglass, IconUsers } from "@tabler/icons-react"
import { formatPercent } from "../../lib/format.ts"
import { StatGrid } from "../../ui/layout/card-grid.tsx"
import { StatCard } from "../../ui/layout/stat-card.tsx"

/** The four figures of the children shown. Progress is averaged over children with assignments. */
export function StudentSummary({ students }: { students: StudentView[] }) {
  const sum = (count: (student: StudentView) => number) =>
    students.reduce((total, student) => total + count(student), 0)
  const completed = sum((student) => student.graded_count)
  return (
    <StatGrid>
      <StatCard label="Total Students" value={String(students.length)} icon={IconUsers} />
      <StatCard
        label="Average Progress"
        note="per child"
        value={formatPercent(
          averageProgress(
            students.map(({ graded_count, assignment_count }) => ({ graded: graded_count, total: assignment_count })),
          ),
        )}
        icon={IconChartLine}
        tone="blue"
      />
      <StatCard
        label="Pending Assignments"
        value={String(sum((student) => student.assignment_count) - completed)}
        icon={IconHourglass}
        tone="amber"
      />
      <StatCard label="Completed Assignments" value={String(completed)} icon={IconCircleCheck} tone="green" />
    </StatGrid>
  )
}
