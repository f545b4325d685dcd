import { listOf } from "../../../lib/format.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { FieldHint } from "../../../ui/inputs/field-hint.tsx"
import type { AttendanceWeek } from "./use-attendance-week.ts"

type Props = { week: Pick<AttendanceWeek, "marks" | "days" | "today"> }

/** Points out marks on days to come. It stands beside the tabs, so that the marks below stay where they are clicked. */
export function FutureMarksHint({ week: { marks, days, today } }: Props) {
  const future = days.filter((day) => day > today && marks.some(({ date }) => date === day))
  return (
    <FieldHint>{future.length > 0 && `There are marks in the future: ${listOf(future.map(formatWeekday))}.`}</FieldHint>
  )
}
