import { wasThere } from "@hearthbook/core/attendance/attendance-status"
import type { Day } from "@hearthbook/core/time/days"
import type { Time } from "@hearthbook/core/time/times"
import type { ChildDay, DashboardView } from "@hearthbook/api/records/dashboard"
import { Anchor, Button, Card, Text, Title } from "@mantine/core"
import { IconChecks } from "@tabler/icons-react"
import { lazy, Suspense, useId } from "react"
import { Link } from "wouter"
import type { useAttendance } from "../../../entities/attendance/use-attendance.ts"
import { countDone } from "../../../entities/day/day-items.ts"
import type { Selection } from "../../../entities/lesson/select/use-selection.ts"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { studentAt } from "../../../lib/paths.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { ItemRow } from "../rows/item-row.tsx"
import { LateRow } from "../rows/late-row.tsx"
import { childOffWords } from "../day/day-off-messages.ts"
import { idsToFinish, rowsShown, type DayList, type RowFilter } from "../day/day-rows.ts"
import { useFinishDay } from "../day/use-finish-day.ts"
import { useRowKeys } from "../day/use-row-keys.ts"
import { AttendanceChip } from "./attendance-chip.tsx"
import classes from "./child-column.module.css"
import { MoveDay } from "./move-day.tsx"
import { DayRing } from "./day-ring.tsx"

/** Few children note their time. */
const ChildNotes = lazy(() => import("../time-to-approve/child-notes.tsx"))

export type ColumnProps = {
  id: string
  child: ChildDay
  list: DayList
  overview: DashboardView
  today: Day
  /** Null if the clock is on another day. */
  now: Time | null
  filter: RowFilter | null
  /** True if a phone, which has room for one child, shows this one. */
  isChosen: boolean
  attendance: ReturnType<typeof useAttendance>
  /** The lessons of all children that are selected. */
  selection: Selection
}

/** A child's day: how much of it is done, the attendance mark, and one list of all that it has. */
export function ChildColumn(props: ColumnProps) {
  const { id, child, list, overview, today, now, filter, isChosen, attendance, selection } = props
  const { student } = child
  const heading = useId()
  const name = shortNameOf(student)
  const finish = useFinishDay()
  const rows = rowsShown(list.rows, filter)
  const keys = useRowKeys(rows.map(({ key }) => key))
  const { done, total } = countDone(list.rows)
  const rest = idsToFinish(list.rows)
  const off = childOffWords(child, overview)
  const away = overview.children.flatMap(({ student: { id: student_id }, mark }) => {
    const status = attendance.statusOf({ student_id, date: today }, mark?.status ?? null)
    return status !== null && !wasThere(status) ? [student_id] : []
  })
  const isAway = away.includes(student.id)
  const hasLate = list.late_count > 0 && (filter === null || filter === "late")
  return (
    <Card
      id={id}
      component="section"
      className={classes.column}
      padding="sm"
      aria-labelledby={heading}
      data-chosen={isChosen || undefined}
    >
      <div className={classes.head}>
        <DayRing done={done} total={total} color={student.color} size={40}>
          <ChildAvatar child={student} size={30} />
        </DayRing>
        <div className={classes.who}>
          <Title order={3} size="h5" id={heading} className={classes.name}>
            <Anchor component={Link} href={studentAt(student)} c="inherit" inherit display="inline-block" miw={44}>
              {name}
            </Anchor>
          </Title>
          <Text size="xs" c="dimmed" className="figures">
            {[off, total > 0 && `${done} of ${total} done`].filter(Boolean).join(" · ")}
          </Text>
        </div>
        {(child.is_school_day || child.mark) && (
          <AttendanceChip child={child} overview={overview} attendance={attendance} />
        )}
      </div>
      {child.noted_time.length > 0 && filter === null && (
        <Suspense>
          <ChildNotes child={child} />
        </Suspense>
      )}
      {hasLate && <LateRow child={child} list={list} today={today} isOpened={filter === "late"} />}
      {list.rows.length + list.late_count === 0 && (
        <Text c="dimmed" size="sm">
          Nothing planned and nothing due today.
        </Text>
      )}
      {rows.length > 0 && (
        <ul className={classes.rows} aria-label={`Today, ${name}`} {...keys.list}>
          {rows.map((item) => (
            <ItemRow
              key={item.key}
              item={item}
              now={now}
              isCurrent={item.key === keys.current}
              selection={selection}
              away={away}
            />
          ))}
        </ul>
      )}
      {filter === null && isAway && <MoveDay child={child} />}
      {filter === null && !isAway && done < total && (
        <Button
          className={`${classes.all} screen-only`}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconChecks size={16} stroke={1.75} aria-hidden />}
          aria-label={`All done, ${name}`}
          onClick={() => void finish(rest, name)}
        >
          All done
        </Button>
      )}
    </Card>
  )
}
