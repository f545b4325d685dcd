import type { RescheduleView } from "@hearthbook/api/schemas/reschedule"
import { Alert, ScrollArea, Stack, Table, Text } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"
import { countOf, dayOf } from "../../../lib/format.ts"
import { formatFarDay, formatMonthDay, weekdayName } from "../../../lib/week-words.ts"
import { useToday } from "../../../session/use-session.ts"
import classes from "./move-preview.module.css"

/** The most lessons that are listed; the others are counted. */
const listed = 100

/** What a move does: each lesson's old and new day, and when the courses end. */
export function MovePreview({ changes, forecasts, warnings }: RescheduleView) {
  if (changes.length === 0) return <Text c="dimmed">Nothing would change.</Text>
  const beyond = countWarnings(warnings, "beyond_end")
  const shared = countWarnings(warnings, "same_day")
  return (
    <Stack gap="sm">
      <ScrollArea.Autosize mah={280} type="auto" className={classes.list}>
        <Table aria-label="What changes" verticalSpacing={6}>
          <Table.Thead className={classes.head}>
            <Table.Tr>
              <Table.Th>Lesson</Table.Th>
              <Table.Th>Now</Table.Th>
              <Table.Th>Then</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.slice(0, listed).map(({ lesson_id, title, from, to, status_from, status_to }) => (
              <Table.Tr key={lesson_id}>
                <Table.Td className={classes.title}>{title}</Table.Td>
                <Table.Td className={classes.day}>{dayWords(from)}</Table.Td>
                <Table.Td className={classes.day} fw={600}>
                  {status_to === status_from ? dayWords(to) : statusWords[status_to]}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {changes.length > listed && (
        <Text size="sm" c="dimmed">
          and {countOf(changes.length - listed, "more lesson", "more lessons")}
        </Text>
      )}
      <Finish forecasts={forecasts} />
      {beyond > 0 && <Warning>{countOf(beyond, "lesson")} would come after the end of the course.</Warning>}
      {shared > 0 && <Warning>{countOf(shared, "lesson")} would share a day with another one of the course.</Warning>}
    </Stack>
  )
}

const statusWords = { planned: "To do", done: "Done", skipped: "Skipped" }

/** The latest finish before and after: 'Ends May 14 in place of May 12.' */
function Finish({ forecasts }: Pick<RescheduleView, "forecasts">) {
  const today = useToday()
  const write = (iso: string) => formatFarDay(dayOf(iso), today)
  const latest = (days: (string | null)[]) =>
    days.reduce((last, day) => (day && (!last || day > last) ? day : last), null)
  const before = latest(forecasts.map((forecast) => forecast.before))
  const after = latest(forecasts.map((forecast) => forecast.after))
  if (!after) return null
  const moved = before && dayOf(before) !== dayOf(after)
  return (
    <Text size="sm" className="figures">
      {moved
        ? `The last lesson moves from ${write(before)} to ${write(after)}.`
        : `The last lesson stays on ${write(after)}.`}
    </Text>
  )
}

function Warning({ children }: { children: string | string[] }) {
  return (
    <Alert color="amber" variant="light" icon={<IconAlertTriangle size={20} stroke={1.5} />} p="xs">
      {children}
    </Alert>
  )
}

function countWarnings(warnings: RescheduleView["warnings"], kind: RescheduleView["warnings"][number]["kind"]): number {
  return warnings.reduce((sum, warning) => (warning.kind === kind ? sum + warning.count : sum), 0)
}

/** 'Mon, Nov 23', or 'No day'. */
function dayWords(iso: string | null): string {
  if (!iso) return "No day"
  const day = dayOf(iso)
  return `${weekdayName(day).slice(0, 3)}, ${formatMonthDay(day)}`
}
