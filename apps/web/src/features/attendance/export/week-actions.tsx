import type { Mark } from "@hearthbook/core/attendance/attendance"
import { weekOf } from "@hearthbook/core/time/days"
import { Button, Group } from "@mantine/core"
import { IconPrinter } from "@tabler/icons-react"
import { Download } from "../../../entities/download/download.tsx"
import { downloadCsv } from "../../../lib/files/csv.ts"
import { dayOf } from "../../../lib/format.ts"
import { matchesName } from "../../../lib/matches-name.ts"
import { trpc } from "../../../api/trpc.ts"
import { sheetName, sheetOf } from "./sheet.ts"
import { useAttendanceParams } from "../week/use-attendance-params.ts"
import { weekQueries } from "../week/use-attendance-week.ts"

/** Buttons to download the marks, and to download or print the shown week as a table once it has loaded; the page below runs the same query. */
export function WeekActions() {
  const { week, today, name } = useAttendanceParams()
  const queries = weekQueries(week, today)
  const { data: streaks } = trpc.attendance.streaks.useQuery(queries.streaks)
  const students = streaks?.map(({ student }) => student).filter((student) => matchesName(student, name))
  const marked = trpc.attendance.list.useQuery(queries.range).data
  // Several students can match a name. The table of the week has them all.
  const student_id = name.trim() !== "" && students?.length === 1 ? students[0]?.id : undefined
  const isReady = marked !== undefined && students !== undefined && students.length > 0

  const download = () => {
    const days = weekOf(week)
    const marks = marked?.map(({ student_id, date, status }): Mark => ({ student_id, date: dayOf(date), status }))
    downloadCsv(sheetName(days), sheetOf({ students: students ?? [], days, marks: marks ?? [] }))
  }

  return (
    <Group gap="sm">
      <Download
        lists={[
          { label: "Marks of this week", noun: "attendance", filter: { ...queries.range, student_id } },
          { label: "All marks", noun: "attendance", filter: { student_id } },
        ]}
        others={[{ label: "This week as a table (CSV)", onClick: download, disabled: !isReady }]}
      />
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
        disabled={!isReady}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </Group>
  )
}
