import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import type { PlannedDay } from "@hearthbook/api/work/planner"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { UnstyledButton } from "@mantine/core"
import { IconCircleDashed } from "@tabler/icons-react"
import { useId, useRef } from "react"
import { attendanceLooks } from "../../../entities/attendance/attendance-style.ts"
import { MarkMenu } from "../../../entities/attendance/mark-menu.tsx"
import { afterSet, markWords, type MarkParts } from "../../../entities/attendance/mark-labels.ts"
import { dayOf } from "../../../lib/format.ts"
import { rowNames } from "../../../lib/offline/waiting-rows.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { useToday } from "../../../session/use-session.ts"
import { useIsWaiting, WaitingMark } from "../../../ui/feedback/waiting-mark.tsx"
import classes from "./day-mark.module.css"
import { useWeekAttendance } from "./week-attendance.tsx"

type Props = {
  student: StudentSummary
  day: PlannedDay
  /** True to say the mark in words, where there is room. */
  isWide?: boolean
}

/**
 * A child's attendance on a day that has come, with the menu of its mark. Nothing on a day off without a mark.
 */
export function DayMark({ student, day, isWide = false }: Props) {
  const today = useToday()
  const attendance = useWeekAttendance()
  const waiting = useId()
  /** The item with the focus when A opened the menu, or null. */
  const opener = useRef<HTMLElement | null>(null)
  const date = dayOf(day.date)
  const row = rowNames.mark(student.id, date)
  const isWaiting = useIsWaiting(row)
  if (!attendance || date > today || (!day.is_school_day && !day.attendance)) return null
  const name = shortNameOf(student)
  const cell = { student_id: student.id, date }
  const shown = attendance.markOf(cell, day.attendance)
  const look = shown && attendanceLooks[shown.status]
  const Icon = look?.icon ?? IconCircleDashed
  const set = (status: AttendanceStatus | null, parts: MarkParts = {}) => {
    const words = status
      ? `${name}, ${formatWeekday(date)}: ${markWords(afterSet(shown, status, parts))}.`
      : `Cleared ${name}’s mark on ${formatWeekday(date)}.`
    void attendance.mark([{ ...cell, status, ...parts, stored: day.attendance }], words)
  }
  return (
    <>
      <MarkMenu
        of={`${name}, ${formatWeekday(date)}`}
        value={shown}
        returnTo={() => opener.current}
        onSet={set}
        button={(menu) => (
          <UnstyledButton
            {...menu}
            data-mark
            tabIndex={isWide ? 0 : -1}
            className={classes.mark}
            style={look ? { color: `var(--mantine-color-${look.tone}-light-color)` } : undefined}
            aria-label={`Attendance of ${name}, ${formatWeekday(date)}: ${shown ? markWords(shown) : "Not marked"}`}
            aria-describedby={isWaiting ? waiting : undefined}
            aria-busy={attendance.isSaving(cell)}
            title={shown ? markWords(shown) : "Not marked"}
            onClick={() => {
              opener.current = document.activeElement?.closest<HTMLElement>("[data-chip]") ?? null
              menu.onClick()
            }}
          >
            <Icon size={16} stroke={2} aria-hidden />
            {isWide && (look?.word ?? "Mark")}
            {shown && shown.fraction < 1 && "½"}
          </UnstyledButton>
        )}
      />
      <WaitingMark row={row} id={waiting} />
    </>
  )
}
