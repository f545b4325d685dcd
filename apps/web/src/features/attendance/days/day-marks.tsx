import { fullName } from "@hearthbook/core/names/names"
import { attendanceStatuses } from "@hearthbook/core/attendance/attendance-status"
import type { Day } from "@hearthbook/core/time/days"
import { Group, Text } from "@mantine/core"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { attendanceLooks } from "../../../entities/attendance/attendance-style.ts"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { MarkButtons } from "../../../entities/attendance/mark-buttons.tsx"
import { MarkMore } from "../../../entities/attendance/mark-more.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import classes from "../week/attendance.module.css"
import type { SetMark } from "../grid/mark-cell.tsx"
import { nameCell } from "../week/mark-labels.ts"
import { Streak } from "../week/streak.tsx"
import { noSchool, offForAll } from "../week/days-off.ts"
import { cellKey, type AttendanceWeek } from "../week/use-attendance-week.ts"
import { dayFiguresOf } from "../week/week-figures.ts"
import { rowNames } from "../../../lib/offline/waiting-rows.ts"
import { WaitingMark } from "../../../ui/feedback/waiting-mark.tsx"
import { shortNameOf } from "../../../lib/short-names.ts"

type Props = {
  day: Day
  week: AttendanceWeek
  isSaving: (cell: { student_id: string; date: string }) => boolean
  onMark: SetMark
}

/** One day: counts of each mark, and each child's four buttons. */
export function DayMarks({ day, week, isSaving, onMark }: Props) {
  const { counts } = dayFiguresOf(day, week)
  const marks = new Map(week.marks.map((mark) => [cellKey(mark.student_id, mark.date), mark]))
  const off = offForAll(week.offOf, week.children, day)
  return (
    <Section title={formatWeekday(day)} part={day === week.today && "today"}>
      <Group className={classes.counts} mb="md" role="group" aria-label="Counts">
        {attendanceStatuses.map((status) => {
          const { word, tone, icon: Icon } = attendanceLooks[status]
          return (
            <span
              key={status}
              className={`figures ${classes.count}`}
              style={{ color: `var(--mantine-color-${counts[status] > 0 ? `${tone}-light-color` : "dimmed"})` }}
            >
              <Icon size={16} stroke={2} aria-hidden />
              {counts[status]} {word.toLowerCase()}
            </span>
          )
        })}
        {off && (
          <Text span size="sm" c="dimmed">
            {off === noSchool ? "Not a school day" : off}: marks on this day are not counted.
          </Text>
        )}
      </Group>
      <ul className={classes.rows}>
        {week.children.map((child) => (
          <li key={child.id} className={classes.row}>
            <div className={classes.who}>
              <ChildAvatar child={child} size={36} />
              <div style={{ minWidth: 0 }}>
                <Text fw={600} lh={1.3} lineClamp={3}>
                  {fullName(child)}
                </Text>
                <Streak streak={child.streak} />
                {!off && week.offOf(child.id, day) && (
                  <Text size="xs" c="dimmed">
                    {week.offOf(child.id, day)}
                  </Text>
                )}
              </div>
            </div>
            <div className={classes.marks}>
              <WaitingMark row={rowNames.mark(child.id, day)} />
              <MarkButtons
                of={nameCell(shortNameOf(child), day)}
                value={marks.get(cellKey(child.id, day))?.status ?? null}
                isHalf={(marks.get(cellKey(child.id, day))?.fraction ?? 1) < 1}
                more={
                  <MarkMore
                    of={nameCell(shortNameOf(child), day)}
                    value={marks.get(cellKey(child.id, day)) ?? null}
                    onSet={(status, parts) => onMark(child.id, day, status, parts)}
                  />
                }
                saving={isSaving({ student_id: child.id, date: day })}
                onChange={(status) => onMark(child.id, day, status)}
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
