import type { Day } from "@hearthbook/core/time/days"
import type { PlannerView } from "@hearthbook/api/work/planner"
import { Anchor, Text, Title } from "@mantine/core"
import { Link } from "wouter"
import { countDone, dayItems } from "../../../entities/day/day-items.ts"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { dayOf } from "../../../lib/format.ts"
import { studentAt } from "../../../lib/paths.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { formatWeekday, weekdayName } from "../../../lib/week-labels.ts"
import { useKeptOpen } from "../../../ui/url/use-open-state-in-url.ts"
import { familyEvents } from "../family-events.ts"
import { plannedItems } from "../planned-items.ts"
import { DayMark } from "../attendance/day-mark.tsx"
import { AdultNote } from "../minutes/adult-note.tsx"
import { DayMinutes } from "../minutes/day-minutes.tsx"
import { ItemChip } from "../item/item-chip.tsx"
import { countUnplaced, UnplacedWork } from "../item/unplaced-work.tsx"
import list from "../../../entities/board/day-rows.module.css"
import classes from "./day-list.module.css"

type Props = { planner: PlannerView; days: Day[]; day: Day; today: Day; onShow: (day: Day) => void }

/** One day of all children, with the days of the week above. */
export function DayList({ planner, days, day, today, onShow }: Props) {
  const off = planner.days.find(({ date }) => dayOf(date) === day)
  const shared = familyEvents(planner, day)
  return (
    <>
      <div className={classes.days} role="group" aria-label="Day">
        {days.map((each) => (
          <button
            key={each}
            type="button"
            className={classes.day}
            aria-pressed={each === day}
            aria-label={formatWeekday(each)}
            data-today={each === today || undefined}
            onClick={() => onShow(each)}
          >
            <span>{weekdayName(each).slice(0, 2)}</span>
            <span className="figures">{Number(each.slice(8))}</span>
          </button>
        ))}
      </div>
      {off && !off.is_school_day && (
        <Text c="dimmed" ta="center">
          {off.name ?? "No school"}
        </Text>
      )}
      {off && <AdultNote overlaps={off.adult_overlaps} students={planner.children} />}
      {shared.length > 0 && (
        <ul className={list.items}>
          {dayItems({ classes: [], lessons: [], due: [], events: shared }).map((item) => (
            <ItemChip key={item.key} item={item} day={day} />
          ))}
        </ul>
      )}
      <LeftOverFold planner={planner} />
      {planner.children.map((child) => (
        <ChildDay key={child.student.id} child={child} day={day} />
      ))}
    </>
  )
}

/** A folded list of all children's items that are left over or have no day. It is drawn when it is opened. */
function LeftOverFold({ planner }: { planner: PlannerView }) {
  const [isOpen, setOpen] = useKeptOpen("left over")
  const children = planner.children.filter((child) => countUnplaced(child) > 0)
  const count = children.reduce((sum, child) => sum + countUnplaced(child), 0)
  if (count === 0) return null
  return (
    <details className={classes.fold} open={isOpen}>
      <summary
        onClick={(event) => {
          event.preventDefault()
          setOpen(!isOpen)
        }}
      >
        Left over and not dated <span className="figures">{count}</span>
      </summary>
      {isOpen &&
        children.map((child) => (
          <section key={child.student.id} aria-label={`Left over, ${shortNameOf(child.student)}`}>
            <Text size="sm" fw={600} mt="xs">
              {shortNameOf(child.student)}
            </Text>
            <UnplacedWork child={child} isOpen />
          </section>
        ))}
    </details>
  )
}

type ChildProps = { child: PlannerView["children"][number]; day: Day }

function ChildDay({ child: { student, days }, day }: ChildProps) {
  const planned = days.find(({ date }) => dayOf(date) === day)
  const items = planned ? plannedItems(planned) : []
  const { done, total } = countDone(items)
  return (
    <section className={list.child} aria-label={shortNameOf(student)}>
      <div className={list.who}>
        <ChildAvatar child={student} size={32} />
        <Title order={2} size="h5" className={classes.name}>
          <Anchor component={Link} href={studentAt(student)} c="inherit" inherit display="inline-block" miw={44}>
            {shortNameOf(student)}
          </Anchor>
        </Title>
        <Text span size="sm" c="dimmed" className="figures">
          {total > 0 ? `${done} of ${total} done` : "Nothing planned"}
        </Text>
        {planned && <DayMark student={student} day={planned} isWide />}
        {planned?.is_over_limit && <DayMinutes minutes={planned.minutes} isOver />}
      </div>
      <ul className={list.items}>
        {items.map((item) => (
          <ItemChip key={item.key} item={item} day={day} />
        ))}
      </ul>
    </section>
  )
}
