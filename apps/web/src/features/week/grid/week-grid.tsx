import type { Day } from "@hearthbook/core/time/days"
import type { PlannerView } from "@hearthbook/api/work/planner"
import { BoardTable } from "../../../entities/board/board-table.tsx"
import { useEntryOpening } from "../../../entities/schedule/entry/entry-opening.ts"
import { dayOf } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { familyEvents } from "../family-events.ts"
import { plannedItems } from "../planned-items.ts"
import { AdultMark } from "../minutes/adult-mark.tsx"
import { ChildHead } from "./child-head.tsx"
import { DayCell } from "./day-cell.tsx"
import { useDropActions } from "./use-item-drop.ts"

type Props = { planner: PlannerView; days: Day[]; today: Day }

/** The week of all children on one board. */
export function WeekGrid({ planner, days, today }: Props) {
  const shown = planner.days.filter(({ date }) => days.includes(dayOf(date)))
  const drops = useDropActions()
  const opening = useEntryOpening()
  return (
    <BoardTable
      days={shown}
      today={today}
      eventsOn={(day) => familyEvents(planner, day)}
      isEmptyOn={(day) => isEmpty(planner, day)}
      onOpenEvent={opening ? (row, day) => opening.open({ kind: "event", row }, day) : undefined}
      noteOn={(day) => {
        const { adult_overlaps = [] } = shown.find(({ date }) => dayOf(date) === day) ?? {}
        return <AdultMark overlaps={adult_overlaps} students={planner.children} />
      }}
    >
      {planner.children.map((child) => (
        <tr key={child.student.id} aria-label={shortNameOf(child.student)}>
          <ChildHead child={child} />
          {child.days
            .filter(({ date }) => days.includes(dayOf(date)))
            .map((day) => (
              <DayCell key={day.date} student={child.student} day={day} today={today} drops={drops} />
            ))}
        </tr>
      ))}
    </BoardTable>
  )
}

/** True if there is nothing on a day but its name. */
function isEmpty(planner: PlannerView, day: Day): boolean {
  const own = planner.children.flatMap(({ days }) => days.filter(({ date }) => dayOf(date) === day))
  return familyEvents(planner, day).length === 0 && own.every((each) => plannedItems(each).length === 0)
}
