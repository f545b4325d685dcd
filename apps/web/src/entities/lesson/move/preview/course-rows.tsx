import { type LessonStatus } from "@hearthbook/core/planning/lesson-status"
import type { RescheduleView } from "@hearthbook/api/work/reschedule"
import { Anchor } from "@mantine/core"
import { memo, useState } from "react"
import { countOf, dayOf } from "../../../../lib/format.ts"
import { formatFarDay, formatMonthDay, weekdayName } from "../../../../lib/week-labels.ts"
import { useToday } from "../../../../session/use-session.ts"
import { finishWords, isAfterEnd, isStatusChange, type CourseChanges } from "./course-changes.ts"
import classes from "./move-preview.module.css"

type Props = {
  course: CourseChanges
  /** 'Ann · Math', or null until it is known. */
  name: string | null
  /** The number of lessons that are listed before all are shown. */
  listed: number
}

const statusWords: Record<LessonStatus, string> = { planned: "To do", done: "Done", skipped: "Skipped" }

/** The changes of one course: its name and finish, and each lesson with its old and new day. */
export const CourseRows = memo(function CourseRows({ course: { changes, forecast }, name, listed }: Props) {
  const today = useToday()
  const [isAll, setAll] = useState(false)
  const finish = forecast && finishWords(forecast, (iso) => formatFarDay(dayOf(iso), today))
  return (
    <tbody>
      <tr className={classes.course}>
        <th colSpan={3} scope="rowgroup">
          <span className={classes.name}>{name}</span>{" "}
          <span className={classes.count}>{countOf(changes.length, "lesson")}</span>{" "}
          {forecast && finish && (
            <span className={classes.finish} data-late={isAfterEnd(forecast) || undefined}>
              {finish}
            </span>
          )}
        </th>
      </tr>
      {changes.slice(0, isAll ? undefined : listed).map((change) => (
        <LessonRow key={change.lesson_id} change={change} />
      ))}
      {changes.length > listed && (
        <tr>
          <td colSpan={3}>
            <Anchor component="button" type="button" size="sm" fw={600} onClick={() => setAll(!isAll)}>
              {isAll ? "Show fewer" : `Show all ${changes.length}`}
            </Anchor>
          </td>
        </tr>
      )}
    </tbody>
  )
})

function LessonRow({ change }: { change: RescheduleView["changes"][number] }) {
  return (
    <tr>
      <td className={classes.title}>{change.title}</td>
      <td className={classes.day}>{dayWords(change.from)}</td>
      <td className={classes.day} data-new>
        {isStatusChange(change) ? statusWords[change.status_to] : dayWords(change.to)}
      </td>
    </tr>
  )
}

/** 'Mon, Nov 23', or 'No day'. */
function dayWords(iso: string | null): string {
  if (!iso) return "No day"
  const day = dayOf(iso)
  return `${weekdayName(day).slice(0, 3)}, ${formatMonthDay(day)}`
}
