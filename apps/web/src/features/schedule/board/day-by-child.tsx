import type { Day } from "@hearthbook/core/time/days"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Text, Title } from "@mantine/core"
import { entriesOn, keyOf, type Rows } from "../../../entities/schedule/schedule-entry.ts"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { shortNameOf } from "../../../lib/short-names.ts"
import type { Opening } from "../../../entities/schedule/entry/use-schedule-dialogs.ts"
import list from "../../../entities/board/day-rows.module.css"
import classes from "./day-by-child.module.css"
import { EntryChip } from "./entry-chip.tsx"
import { ownEntries } from "./own-entries.ts"

type Props = { rows: Rows; day: Day; students: StudentSummary[]; opening: Opening }

/** A day on a phone: what is for everyone, then a list for each child. */
export function DayByChild({ rows, day, students, opening }: Props) {
  const shared = entriesOn(rows, day).filter(({ row }) => row.student_id === null)
  return (
    <div className={classes.day}>
      {shared.length > 0 && (
        <ul className={list.items} aria-label="For everyone">
          {shared.map((entry) => (
            <EntryChip key={keyOf(entry)} entry={entry} day={day} opening={opening} />
          ))}
        </ul>
      )}
      {students.map((student) => {
        const own = ownEntries(rows, student.id, day)
        return (
          <section key={student.id} className={list.child} aria-label={shortNameOf(student)}>
            <div className={list.who}>
              <ChildAvatar child={student} size={28} />
              <Title order={3} size="h5">
                {shortNameOf(student)}
              </Title>
            </div>
            {own.length === 0 && (
              <Text size="sm" c="dimmed">
                Nothing planned.
              </Text>
            )}
            <ul className={list.items}>
              {own.map((entry) => (
                <EntryChip key={keyOf(entry)} entry={entry} day={day} opening={opening} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
