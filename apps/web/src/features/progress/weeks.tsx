import type { StudentSummary } from "@hearthbook/api/schemas/student"
import { Skeleton, Text } from "@mantine/core"
import { lazy } from "react"
import { trpc } from "../../api/trpc.ts"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { arrangeWeeks } from "./chart-rows.ts"
import { WeekTable } from "./week-table.tsx"

// The page's figures do not wait for what draws lines.
const WeekChart = lazy(() => import("./week-chart.tsx"))

/** The percent of each subject by week: as lines, or as a table for those who read figures better or cannot see lines. */
export function Weeks({ student, asTable }: { student: StudentSummary; asTable: boolean }) {
  const [progress] = trpc.progress.weeks.useSuspenseQuery({ student_id: student.id })
  const { rows, subjects } = arrangeWeeks(progress)
  if (rows.length === 0) {
    return (
      <Text c="dimmed">
        Nothing of {student.first_name}’s is graded in this school year yet. The lines begin with the first grade.
      </Text>
    )
  }
  const title = `Percent by week and subject, ${student.first_name} ${student.last_name}`
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        What {student.first_name} earned of the work due in each week, subject by subject.
      </Text>
      {asTable ? (
        <WeekTable title={title} rows={rows} subjects={subjects} />
      ) : (
        <QueryBoundary skeleton={<Skeleton h={300} />}>
          <WeekChart title={title} rows={rows} subjects={subjects} />
        </QueryBoundary>
      )}
    </>
  )
}
