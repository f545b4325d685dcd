import { Box, UnstyledButton } from "@mantine/core"
import { useMediaQuery } from "@mantine/hooks"
import { notifications } from "@mantine/notifications"
import type { RenderEventBody, ScheduleEventData, WeekViewProps } from "@mantine/schedule"
import { useFamily } from "../../../session/use-session.ts"
import { entryOf, type Drawn } from "./calendar-events.ts"
import { EntryBody, groundOf, labelOf } from "./entry-looks.tsx"
import classes from "./entry.module.css"
import { formatWeekday } from "../../../lib/week-words.ts"
import { clockWords, colorOf } from "../../../entities/schedule/schedule-entry.ts"
import type { Opening } from "../range/use-opening.ts"
import { hourFrom, slotOf } from "../range/slot.ts"
import type { Moves } from "../move/use-moves.ts"
import type { Hours } from "./visible-hours.ts"
import { dayOfEvent, hourWords, wallClockIn } from "./wall-clock.ts"

type Dropped = { event: ScheduleEventData; newStart: string; newEnd: string; resourceId?: string | number }
type Slot = { slotStart: string; resourceId?: string | number }

/** Of one calendar: what it shows, in which hours, and what its entries and slots do. */
export type CalendarParts = { drawn: Drawn; hours: Hours; moves: Moves; opening: Opening }

/** What all views of @mantine/schedule are given alike; `timed` is for those that have hours. */
export function useCalendar({ drawn, hours, moves, opening }: CalendarParts) {
  const { time_zone } = useFamily()
  // A finger that drags means to scroll; the form does all that dragging does.
  const drags = !useMediaQuery("(pointer: coarse)", false, { getInitialValueInEffect: false })

  const canChange = (event: ScheduleEventData) => {
    const entry = entryOf(drawn, event)
    return entry !== undefined && !moves.isSaving(entry)
  }
  const drop = ({ event, newStart: start, newEnd: end, resourceId }: Dropped) => {
    const entry = entryOf(drawn, event)
    if (!entry) return
    if (resourceId !== undefined && resourceId !== event.resourceId) {
      notifications.show({
        message: "Dragging changes the time only. Open the entry to give it to another child.",
      })
    } else if (start !== event.start) void moves.move(entry, dayOfEvent(event), { start, end })
  }
  const resize = ({ event, newStart: start, newEnd: end }: Dropped) => {
    const entry = entryOf(drawn, event)
    if (entry) void moves.resize(entry, dayOfEvent(event), { start, end })
  }
  const renderEvent: NonNullable<WeekViewProps["renderEvent"]> = (event, { className, style, ...props }) => {
    const entry = entryOf(drawn, event)
    if (!entry) return <UnstyledButton {...props} className={className} style={style} />
    const label = labelOf(entry, dayOfEvent(event))
    return (
      // UnstyledButton's own work, a hundred times over, is a tenth of what a week costs.
      <Box
        component="button"
        type="button"
        {...props}
        className={`${UnstyledButton.classes.root} ${className ?? ""} ${classes.entry}`}
        style={{ ...style, ...groundOf(colorOf(entry)) }}
        aria-label={label}
        title={label}
      />
    )
  }
  const renderEventBody: RenderEventBody = (event) => {
    const entry = entryOf(drawn, event)
    return entry ? <EntryBody entry={entry} /> : event.title
  }

  const entries = {
    events: drawn.events,
    withHeader: false,
    radius: "sm",
    renderEvent,
    renderEventBody,
    onEventClick: (event: ScheduleEventData) => {
      const entry = entryOf(drawn, event)
      if (entry && !moves.isSaving(entry)) opening.open(entry, dayOfEvent(event))
    },
    withEventsDragAndDrop: drags,
    canDragEvent: canChange,
    onEventDrop: drop,
  }
  const timed = {
    startTime: hours.startTime,
    endTime: hours.endTime,
    // S §9: steps of half an hour, two to an hour.
    intervalMinutes: 30,
    slotLabelFormat: hourWords,
    // It would be written as the hours are, without its minutes.
    withCurrentTimeBubble: false,
    getCurrentTime: () => wallClockIn(time_zone, new Date()),
    withEventResize: drags,
    canResizeEvent: canChange,
    onEventResize: resize,
    withDragSlotSelect: drags,
    onTimeSlotClick: ({ slotStart, resourceId }: Slot) => opening.begin(hourFrom(slotStart, childOf(resourceId))),
  }
  /** For views whose slots are of nobody in particular; their labels, and what a long press finds them by. */
  const slots = {
    onSlotDragEnd: (start: string, end: string) => opening.begin(slotOf(start, end)),
    getTimeSlotProps: ({ start }: { start: string }) => ({
      "aria-label": `Add an entry on ${formatWeekday(start.slice(0, 10))} at ${clockWords(start.slice(11, 16))}`,
      "data-slot": start,
    }),
  }
  return { entries, timed, slots, drags }
}

function childOf(lane: string | number | undefined): string | undefined {
  return lane === undefined ? undefined : String(lane)
}
