import { Text } from "@mantine/core"
import { colorOf, nameOf, placeOf, timeWords, type Entry } from "../../../entities/schedule/schedule-entry.ts"
import classes from "./entry-line.module.css"

/** An entry of a day in one line: name, time and location. */
export function EntryLine({ entry }: { entry: Entry }) {
  return (
    <li className={classes.entry}>
      <span className={classes.bar} style={{ backgroundColor: colorOf(entry) }} />
      <div className={classes.what}>
        <Text fw={600} lineClamp={2}>
          {nameOf(entry)}
        </Text>
        <Text c="dimmed" size="sm" className="figures">
          {entryDetails(entry)}
        </Text>
      </div>
    </li>
  )
}

/** Details of an entry: '9:00 AM – 10:00 AM · Kitchen', or a lesson's subject. */
function entryDetails(entry: Entry): string {
  const details = entry.kind === "lesson" ? ["Lesson", entry.row.subject.name] : [timeWords(entry), placeOf(entry)]
  return details.filter(Boolean).join(" · ")
}
