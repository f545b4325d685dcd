import type { WorkChangeView } from "@hearthbook/api/work/bulk-change"
import { Alert, Anchor, ScrollArea, Stack, Text } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"
import { useState } from "react"
import { countOf, dayOf } from "../../../lib/format.ts"
import { formatMonthDay, weekdayName } from "../../../lib/week-labels.ts"
import classes from "./move-work-preview.module.css"

/** Rows that are listed before all are shown. */
const most = 8

/** The old and new due day of each assignment, with a warning for days without school. */
export function MoveWorkPreview({ changes }: { changes: WorkChangeView["changes"] }) {
  const [isAll, setAll] = useState(false)
  if (changes.length === 0) return <Text c="dimmed">Nothing would change.</Text>
  const off = changes.filter(({ is_school_day }) => is_school_day === false).length
  return (
    <Stack gap="sm">
      <ScrollArea.Autosize mah={320} type="auto" className={classes.frame}>
        <table aria-label="What changes" className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Assignment</th>
              <th scope="col">Now</th>
              <th scope="col">Then</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, isAll ? undefined : most).map(({ assignment_id, title, from, to }) => (
              <tr key={assignment_id}>
                <td className={classes.title}>{title}</td>
                <td className={classes.day}>{dayWords(from)}</td>
                <td className={classes.day} data-new>
                  {dayWords(to)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea.Autosize>
      {changes.length > most && (
        <Anchor component="button" type="button" size="sm" fw={600} ta="start" onClick={() => setAll(!isAll)}>
          {isAll ? "Show fewer" : `Show all ${changes.length}`}
        </Anchor>
      )}
      {off > 0 && (
        <Alert color="amber" variant="light" icon={<IconAlertTriangle size={20} stroke={1.5} />} p="xs">
          {countOf(off, "assignment")} would be due on a day without school.
        </Alert>
      )}
    </Stack>
  )
}

/** 'Mon, Nov 23'. */
function dayWords(iso: string): string {
  const day = dayOf(iso)
  return `${weekdayName(day).slice(0, 3)}, ${formatMonthDay(day)}`
}
