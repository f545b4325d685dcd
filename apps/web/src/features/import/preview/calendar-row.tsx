import { writeDay, type DateFormat } from "@hearthbook/core/time/date-format"
import type { ImportRowView } from "@hearthbook/api/data/import"
import { Badge, Checkbox, Text } from "@mantine/core"
import { clockWords } from "../../../entities/schedule/schedule-entry.ts"
import { useDateFormat } from "../../../ui/hooks/use-date-format.ts"
import classes from "./import-rows.module.css"
import { isWritten, rowLooks } from "./row-style.ts"

type Props = { row: ImportRowView; isIn: boolean; onChange: (isIn: boolean) => void }

/** An event of a calendar with its time, and a tick if it can be imported. */
export function CalendarRow({ row, isIn, onChange }: Props) {
  const format = useDateFormat()
  const { word, tone, icon: Icon } = rowLooks[row.status]
  const title = String(row.values["title"] || "No title")
  const details = [timeOf(row, format), row.values["location"]].filter(Boolean).join(" · ")
  return (
    <li className={classes.event}>
      <Badge variant="light" color={tone} tt="none" fw={600} leftSection={<Icon size={14} stroke={2} aria-hidden />}>
        {word}
      </Badge>
      <div className={classes.text}>
        {isWritten(row) ? (
          <Checkbox
            label={title}
            description={details}
            checked={isIn}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
        ) : (
          <>
            <Text size="sm">{title}</Text>
            <Text size="sm" c="dimmed">
              {details}
            </Text>
          </>
        )}
        {row.warnings.map(({ message }, index) => (
          <Text key={index} size="sm" c="dimmed">
            {message}
          </Text>
        ))}
        {row.issues.map(({ message }, index) => (
          <Text key={index} size="sm" className={classes.issue}>
            {message}
          </Text>
        ))}
      </div>
    </li>
  )
}

/** Such as '09/21/2026, 9:00 – 12:00' and '10/03/2026 – 10/04/2026'. */
function timeOf({ values }: ImportRowView, format: DateFormat): string {
  const [start, end] = [values["start_date"], values["end_date"]].map((value) => String(value ?? ""))
  if (!start || !end) return ""
  const [first, last] = [writeDay(start.slice(0, 10), format), writeDay(end.slice(0, 10), format)]
  if (values["all_day"] === "yes") return first === last ? first : `${first} – ${last}`
  const [from, to] = [clockWords(start.slice(11)), clockWords(end.slice(11))]
  return first === last ? `${first}, ${from} – ${to}` : `${first}, ${from} – ${last}, ${to}`
}
