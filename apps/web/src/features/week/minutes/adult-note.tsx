import type { PlannerView } from "@hearthbook/api/schemas/planner"
import { IconUsers } from "@tabler/icons-react"
import { clockWords } from "../../../entities/schedule/schedule-entry.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import classes from "./adult-note.module.css"

type Props = { overlaps: PlannerView["days"][number]["adult_overlaps"]; children: PlannerView["children"] }

/** A quiet note on the times of a day at which several children need an adult: 'Eli and Nora need you at 9:00 AM'. */
export function AdultNote({ overlaps, children }: Props) {
  if (overlaps.length === 0) return null
  return (
    <ul className={classes.notes}>
      {overlaps.map(({ start, student_ids }) => (
        <li key={start}>
          <IconUsers size={14} stroke={1.75} aria-hidden /> {namesOf(student_ids, children)} need you at{" "}
          {clockWords(start)}
        </li>
      ))}
    </ul>
  )
}

const inWords = new Intl.ListFormat("en-US")

/** The board may show one child only, but an overlap has others. */
function namesOf(ids: string[], children: Props["children"]): string {
  const names = children.flatMap(({ student }) => (ids.includes(student.id) ? shortNameOf(student) : []))
  const others = ids.length - names.length
  return inWords.format(others > 0 ? [...names, `${others} more`] : names)
}
