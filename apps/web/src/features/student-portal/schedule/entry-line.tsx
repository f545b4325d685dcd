import { Badge, Text } from "@mantine/core"
import { colorOf, nameOf, type Entry } from "../../../entities/schedule/schedule-entry.ts"
import { entryDetails } from "./entry-details.ts"
import classes from "./entry-line.module.css"

/** What stands on a day, in a line: what it is, when and where, and whether it goes on now. */
export function EntryLine({ entry, current = false }: { entry: Entry; current?: boolean }) {
  return (
    <li className={classes.entry} data-now={current || undefined}>
      <span className={classes.bar} style={{ backgroundColor: colorOf(entry) }} />
      <div className={classes.what}>
        <Text fw={600} lineClamp={2}>
          {nameOf(entry)}
        </Text>
        <Text c="dimmed" size="sm" className="figures">
          {entryDetails(entry)}
        </Text>
      </div>
      {current && (
        <Badge variant="light" color="hearth" size="lg" tt="none" style={{ flex: "none" }}>
          Now
        </Badge>
      )}
    </li>
  )
}
