import { isDay } from "@hearthbook/core/time/days"
import { writeDay } from "@hearthbook/core/time/date-format"
import { fieldsOf, type ImportKind } from "@hearthbook/core/import/import-kinds"
import type { ImportRowView } from "@hearthbook/api/data/import"
import { Badge, Text } from "@mantine/core"
import { useDateFormat } from "../../../ui/hooks/use-date-format.ts"
import { fieldLabel } from "../kind-labels.ts"
import classes from "./import-rows.module.css"
import { rowLooks, waitingLook } from "./row-style.ts"

type Props = {
  row: ImportRowView
  kind: ImportKind
  /** The fields that are asked for above, which the row does not ask for again. */
  asked: string[]
}

/** A row in one line of what was read, and what is wrong with it below. */
export function ImportRow({ row, kind, asked }: Props) {
  const format = useDateFormat()
  const issues = row.issues.filter(({ field, value }) => value !== null || !asked.includes(field))
  const isWaiting = row.status === "wrong" && issues.length === 0
  const { word, tone, icon: Icon } = isWaiting ? waitingLook : rowLooks[row.status]
  const texts = fieldsOf(kind).flatMap((field) => {
    const value = row.values[field] ?? ""
    if (value === "") return []
    const text = String(value)
    return [isDay(text) ? writeDay(text, format) : text]
  })
  return (
    <li className={classes.row}>
      <Badge variant="light" color={tone} tt="none" fw={600} leftSection={<Icon size={14} stroke={2} aria-hidden />}>
        {word}
      </Badge>
      <Text size="sm" c="dimmed" className="figures">
        Row {row.row}
      </Text>
      <div className={classes.text}>
        <Text size="sm">{texts.length > 0 ? texts.join(" · ") : "Nothing could be read"}</Text>
        {row.warnings.map(({ field, value, message }, index) => (
          <Text key={index} size="sm" c="dimmed">
            {fieldLabel(kind, field)}
            {value ? ` “${value}”` : ""}: {message}
          </Text>
        ))}
        {issues.map(({ field, value, message }, index) => (
          <Text key={index} size="sm" className={classes.issue}>
            {fieldLabel(kind, field)}
            {value ? ` “${value}”` : ""}: {message}
          </Text>
        ))}
      </div>
    </li>
  )
}
