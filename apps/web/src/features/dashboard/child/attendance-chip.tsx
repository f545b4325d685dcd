import { wasThere, type AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import type { ChildDay, DashboardView } from "@hearthbook/api/records/dashboard"
import { Box, UnstyledButton } from "@mantine/core"
import { IconChevronDown } from "@tabler/icons-react"
import { attendanceLooks } from "../../../entities/attendance/attendance-style.ts"
import { MarkMenu } from "../../../entities/attendance/mark-menu.tsx"
import { afterSet, markWords, type MarkParts } from "../../../entities/attendance/mark-labels.ts"
import type { useAttendance } from "../../../entities/attendance/use-attendance.ts"
import { dayOf } from "../../../lib/format.ts"
import { rowNames } from "../../../lib/offline/waiting-rows.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { longDate } from "../../../lib/week-labels.ts"
import { WaitingMark } from "../../../ui/feedback/waiting-mark.tsx"
import { isRepeatClick } from "../../../ui/inputs/is-repeat-click.ts"
import { useMoveDay } from "./use-move-day.ts"
import classes from "./attendance-chip.module.css"

type Props = {
  child: ChildDay
  overview: Pick<DashboardView, "today" | "previous_school_day">
  attendance: ReturnType<typeof useAttendance>
}

/**
 * A child's attendance today. A press marks the child present, and a press on a mark clears it. The menu has the other marks, and says
 * how the child was marked on the last school day. The toast for a child who is away offers to move the lessons.
 */
export function AttendanceChip({ child, overview, attendance }: Props) {
  const { student, mark, previous_status } = child
  const rest = useMoveDay(child)
  const cell = { student_id: student.id, date: dayOf(overview.today) }
  const name = shortNameOf(student)
  const shown = attendance.markOf(cell, mark)
  const value = shown?.status ?? null
  const { word, tone, icon: Icon } = attendanceLooks[value ?? "present"]
  const before = longDate(dayOf(overview.previous_school_day))
  const set = (status: AttendanceStatus | null, parts: MarkParts = {}) =>
    attendance.mark(
      [{ ...cell, status, ...parts, stored: mark }],
      status ? `${name}: ${markWords(afterSet(shown, status, parts))}.` : `Cleared ${name}’s mark.`,
      status && !wasThere(status) && rest ? { label: `Move ${rest.words}`, run: rest.move } : undefined,
    )
  return (
    <Box
      className={classes.chip}
      role="group"
      aria-label={`Attendance of ${name}`}
      aria-busy={attendance.isSaving(cell)}
      data-marked={value !== null || undefined}
      __vars={{
        "--mark-ground": `var(--mantine-color-${tone}-light)`,
        "--mark-text": `var(--mantine-color-${tone}-light-color)`,
      }}
    >
      <UnstyledButton
        className={classes.mark}
        aria-pressed={value !== null}
        data-print={value !== null || undefined}
        aria-label={shown ? `${markWords(shown)}, ${name}` : `${word}, ${name}`}
        // A double click must not set a mark and clear it again.
        onClick={(event) => !isRepeatClick(event) && set(value === null ? "present" : null)}
      >
        <Icon size={16} stroke={2} aria-hidden />
        {word}
        {shown && shown.fraction < 1 && " ½"}
      </UnstyledButton>
      <WaitingMark row={rowNames.mark(student.id, cell.date)} />
      <MarkMenu
        of={name}
        value={shown}
        label={previous_status ? `${attendanceLooks[previous_status].word} on ${before}` : `Not marked on ${before}`}
        onSet={(status, parts) => void set(status, parts)}
        button={(menu) => (
          <UnstyledButton {...menu} className={`${classes.more} screen-only`} aria-label={`Other marks of ${name}`}>
            <IconChevronDown size={16} stroke={2} aria-hidden />
          </UnstyledButton>
        )}
      />
    </Box>
  )
}
