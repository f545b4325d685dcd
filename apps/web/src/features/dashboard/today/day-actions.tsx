import type { DashboardView } from "@hearthbook/api/records/dashboard"
import { Button, Text } from "@mantine/core"
import { IconCopy, IconUserCheck, type Icon } from "@tabler/icons-react"
import { useId } from "react"
import { countOf, dayOf } from "../../../lib/format.ts"
import { longDate } from "../../../lib/week-labels.ts"
import type { MarkChange, useAttendance } from "../../../entities/attendance/use-attendance.ts"
import classes from "./day-actions.module.css"

type Props = { overview: DashboardView; attendance: ReturnType<typeof useAttendance> }

/**
 * A button that marks everyone present who has school today, and one that copies the marks of the last school day. Both offer Undo.
 */
export function DayActions({ overview, attendance }: Props) {
  const children = overview.children.filter(({ is_school_day }) => is_school_day)
  const date = dayOf(overview.today)
  const before = longDate(dayOf(overview.previous_school_day))
  const changes = (wanted: (child: (typeof children)[number]) => MarkChange["status"]): MarkChange[] =>
    children.flatMap((child) => {
      const cell = { student_id: child.student.id, date }
      const status = wanted(child)
      const isNew = status !== null && status !== attendance.statusOf(cell, child.mark?.status ?? null)
      return isNew ? [{ ...cell, status, stored: child.mark }] : []
    })
  const noSchool = children.length === 0 ? "No one has school today." : null
  const present = changes(() => "present")
  const copied = changes((child) => child.previous_status)
  const wasMarked = children.some((child) => child.previous_status !== null)
  const noMarks = `No one was marked on ${before}.`
  return (
    <div className={`${classes.actions} screen-only`}>
      <DayAction
        label="Everyone present"
        icon={IconUserCheck}
        isFirst={present.length > 0}
        idle={noSchool ?? (present.length === 0 && "Everyone is already marked present.")}
        onClick={() => attendance.mark(present, "Everyone is present today.")}
      />
      <DayAction
        label="Copy yesterday"
        note={`Same as on ${before}`}
        icon={IconCopy}
        idle={noSchool ?? (copied.length === 0 && (wasMarked ? `Already the same as on ${before}.` : noMarks))}
        onClick={() => attendance.mark(copied, `${countOf(copied.length, "mark")} copied from ${before}.`)}
      />
    </div>
  )
}

type ActionProps = {
  label: string
  note?: string
  icon: Icon
  isFirst?: boolean
  /** The reason there is nothing to do, or false. The button stays focusable and shows the reason. */
  idle: string | false
  onClick: () => void
}

function DayAction({ label, note, icon: Icon, isFirst, idle, onClick }: ActionProps) {
  const about = useId()
  const description = idle || note
  return (
    <>
      <Button
        size="sm"
        variant={isFirst ? "filled" : "default"}
        leftSection={<Icon size={18} stroke={1.5} />}
        data-disabled={idle ? true : undefined}
        aria-disabled={idle ? true : undefined}
        aria-describedby={description ? about : undefined}
        title={description}
        onClick={(event) => (idle ? event.preventDefault() : onClick())}
      >
        {label}
      </Button>
      {description && (
        <Text span id={about} hidden>
          {description}
        </Text>
      )}
    </>
  )
}
