import { listOf } from "../../../lib/format.ts"
import type { PlannerView } from "@hearthbook/api/work/planner"
import { groupBy } from "@hearthbook/core/lists/group-by"
import { IconUsers } from "@tabler/icons-react"
import { clockWords } from "../../../entities/schedule/schedule-entry.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import classes from "./adult-note.module.css"

type Props = { overlaps: PlannerView["days"][number]["adult_overlaps"]; students: PlannerView["children"] }

/** The times of a day at which several children need an adult: 'Eli and Nora need you at 8:30 AM and 10:00 AM'. */
export function AdultNote(props: Props) {
  const words = adultWords(props)
  if (words.length === 0) return null
  return (
    <ul className={classes.notes}>
      {words.map((each) => (
        <li key={each}>
          <IconUsers size={14} stroke={1.75} aria-hidden /> {each}
        </li>
      ))}
    </ul>
  )
}

/** A sentence for each group of children who need an adult at once. */
export function adultWords({ overlaps, students }: Props): string[] {
  return [...groupBy(overlaps, ({ student_ids }) => student_ids.join())].map(
    ([ids, times]) =>
      `${namesOf(ids.split(","), students)} need you at ${listOf(times.map(({ start }) => clockWords(start)))}`,
  )
}

/** The board may show one child only, but an overlap has others. */
function namesOf(ids: string[], shown: Props["students"]): string {
  const names = shown.flatMap(({ student }) => (ids.includes(student.id) ? shortNameOf(student) : []))
  const others = ids.length - names.length
  return listOf(others > 0 ? [...names, `${others} more`] : names)
}
