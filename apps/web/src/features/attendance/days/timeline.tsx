import { Stack } from "@mantine/core"
import { DayMarks } from "./day-marks.tsx"
import type { SetMark } from "../grid/mark-cell.tsx"
import type { AttendanceWeek } from "../week/use-attendance-week.ts"

type Props = {
  week: AttendanceWeek
  isSaving: (cell: { student_id: string; date: string }) => boolean
  onMark: SetMark
}

/** The timeline view: the week by day. */
export function Timeline(props: Props) {
  return (
    <Stack gap="md">
      {props.week.days.map((day) => (
        <DayMarks key={day} day={day} {...props} />
      ))}
    </Stack>
  )
}
