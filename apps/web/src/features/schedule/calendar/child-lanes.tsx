import type { Day } from "@hearthbook/api/rules/time/days"
import type { StudentView } from "@hearthbook/api/schemas/student"
import { Group, Text } from "@mantine/core"
import { ResourcesDayView } from "@mantine/schedule"
import { useMemo } from "react"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { AllDayStrip } from "./all-day-strip.tsx"
import { eventsByLane } from "./calendar-events.ts"
import classes from "./grid.module.css"
import { ofChild, type Rows } from "../../../entities/schedule/schedule-entry.ts"
import { useSlotNames } from "./slot-names.ts"
import { slotOf } from "../range/slot.ts"
import { columnsOf } from "./visible-hours.ts"
import { hourWords } from "./wall-clock.ts"
import { useCalendar, type CalendarParts } from "./use-calendar.tsx"
import { shortNameOf } from "../../../lib/short-names.ts"

type Props = CalendarParts & { rows: Rows; day: Day; students: StudentView[] }

/** A day with a lane per child. */
export function ChildLanes({ rows, day, students, ...parts }: Props) {
  const { entries, timed } = useCalendar(parts)
  const events = useMemo(
    () =>
      eventsByLane(
        parts.data,
        students.map(({ id }) => id),
      ),
    [parts.data, students],
  )
  const most = useMemo(
    () => Math.max(...students.map(({ id }) => columnsOf(ofChild(rows, id), [day]))),
    [rows, students, day],
  )
  const around = useSlotNames()
  return (
    <div ref={around}>
      <AllDayStrip rows={rows} day={day} opening={parts.opening} />
      <ResourcesDayView
        {...entries}
        {...timed}
        events={events}
        date={day}
        resources={students.map((child) => ({ id: child.id, label: shortNameOf(child), color: child.color }))}
        renderResourceLabel={({ id, label }) => {
          const child = students.find((student) => student.id === id)
          return (
            <Group gap={8} wrap="nowrap" className={classes.child}>
              {child && <ChildAvatar child={child} size={28} />}
              <Text span size="sm" fw={600} lineClamp={2}>
                {label}
              </Text>
            </Group>
          )
        }}
        labels={{ resources: "Child", resourceSlot: "Add an entry for" }}
        slotLabelFormat={(localTime) => (localTime.slice(14, 16) === "00" ? hourWords(localTime) : "")}
        startScrollTime={parts.hours.firstTime}
        slotWidth={48}
        // Shows all events, each high enough to tap.
        maxEventsPerTimeSlot={most}
        rowHeight={Math.max(84, most * 26)}
        onSlotDragEnd={({ rangeStart, rangeEnd, resourceId }) =>
          parts.opening.begin(slotOf(rangeStart, rangeEnd, resourceId === undefined ? undefined : String(resourceId)))
        }
        classNames={{ resourcesDayView: classes.lanes, resourcesDayViewTimeLabel: classes.time }}
      />
    </div>
  )
}
