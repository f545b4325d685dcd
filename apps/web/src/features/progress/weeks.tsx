import { fullName } from "@hearthbook/core/names/names"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Text } from "@mantine/core"
import { trpc } from "../../api/trpc.ts"
import { arrangeWeeks } from "./chart-rows.ts"
import { SubjectCharts } from "./chart/subject-charts.tsx"
import { HiddenWeekTable, WeekTable } from "./week-table.tsx"
import { shortNameOf } from "../../lib/short-names.ts"

/** The percentage of each subject by week, as small charts or as a table. */
export function Weeks({ student, asTable }: { student: StudentSummary; asTable: boolean }) {
  const [progress] = trpc.progress.weeks.useSuspenseQuery({ student_id: student.id })
  const { rows, subjects } = arrangeWeeks(progress)
  if (rows.length === 0) {
    return (
      <Text c="dimmed">
        {shortNameOf(student)} has no grades this school year yet. The chart starts with the first grade.
      </Text>
    )
  }
  const title = `Percent by week and subject, ${fullName(student)}`
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        The percentage {shortNameOf(student)} earned on work due each week, by subject.
      </Text>
      {asTable ? (
        <WeekTable title={title} rows={rows} subjects={subjects} />
      ) : (
        <>
          <SubjectCharts title={title} rows={rows} subjects={subjects} />
          <HiddenWeekTable title={`Table: ${title}`} rows={rows} subjects={subjects} />
        </>
      )}
    </>
  )
}
