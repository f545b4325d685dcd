import type { Day } from "@hearthbook/api/rules/time/days"
import type { Time } from "@hearthbook/api/rules/time/times"
import type { ChildDay } from "@hearthbook/api/schemas/dashboard"
import { Anchor, Card, Text, Title } from "@mantine/core"
import { useId } from "react"
import { Link } from "wouter"
import { attendanceLooks } from "../../../entities/attendance/attendance-looks.ts"
import type { Selection } from "../../../entities/lesson/select/use-selection.ts"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { MarkButtons } from "../../../entities/attendance/mark-buttons.tsx"
import type { useAttendance } from "../../../entities/attendance/use-attendance.ts"
import classes from "./child-day.module.css"
import { ClassLine } from "./class-line.tsx"
import { DayPart } from "./day-part.tsx"
import { entryOfClass } from "./day-entries.ts"
import { DueLine } from "./due-line.tsx"
import { LessonLine } from "./lesson-line.tsx"
import { overdueOf } from "../../../lib/paths.ts"
import { shortNameOf } from "../../../lib/short-names.ts"

type Props = {
  child: ChildDay
  /** The reason why only this child has no school today, or null. */
  off: string | null
  today: Day
  /** Null if the clock is on another day. */
  now: Time | null
  attendance: ReturnType<typeof useAttendance>
  /** The lessons of all children that are selected. */
  selection: Selection
}

/** A child's day: the attendance mark, classes, lessons to check off, and work due. */
export function ChildDayCard({ child, off, today, now, attendance, selection }: Props) {
  const { student, mark, classes: classEntries, lessons, due, overdue_count } = child
  const heading = useId()
  const cell = { student_id: student.id, date: today }
  const isFree = classEntries.length + lessons.length + due.length === 0
  const moreOverdue = overdue_count - due.filter(({ effective_status }) => effective_status === "overdue").length

  return (
    <Card component="section" className={classes.card} padding="md" aria-labelledby={heading}>
      <div className={classes.head}>
        <div className={classes.child}>
          <ChildAvatar child={student} size={40} />
          <div>
            <Title order={3} size="h4" id={heading} lineClamp={2}>
              {shortNameOf(student)}
            </Title>
            {off && (
              <Text size="sm" c="dimmed" lh={1.3}>
                {off}
              </Text>
            )}
          </div>
        </div>
        <div className={classes.marks}>
          <MarkButtons
            of={shortNameOf(student)}
            value={attendance.statusOf(cell, mark?.status ?? null)}
            saving={attendance.isSaving(cell)}
            onChange={(status) =>
              attendance.mark(
                [{ ...cell, status, stored: mark }],
                status
                  ? `${shortNameOf(student)}: ${attendanceLooks[status].word}.`
                  : `Cleared ${shortNameOf(student)}’s mark.`,
              )
            }
          />
        </div>
      </div>
      {isFree && (
        <Text c="dimmed" size="sm">
          Nothing planned and nothing due today.
        </Text>
      )}
      <div className={classes.parts}>
        <DayPart title="Classes" of={shortNameOf(student)} rows={classEntries}>
          {(entry) => <ClassLine key={entry.id} entry={entryOfClass(entry)} now={now} />}
        </DayPart>
        <DayPart title="Lessons" of={shortNameOf(student)} rows={lessons}>
          {(lesson) => <LessonLine key={lesson.id} lesson={lesson} selection={selection} />}
        </DayPart>
        <DayPart
          title="Due"
          of={shortNameOf(student)}
          rows={due}
          more={
            moreOverdue > 0 && (
              <Anchor component={Link} href={overdueOf(student)} size="sm" fw={600}>
                {moreOverdue} more overdue
              </Anchor>
            )
          }
        >
          {(assignment) => <DueLine key={assignment.id} assignment={assignment} />}
        </DayPart>
      </div>
    </Card>
  )
}
