import { Box, UnstyledButton } from "@mantine/core"
import { useMediaQuery } from "@mantine/hooks"
import { notifications } from "@mantine/notifications"
import type { RenderEventBody, ScheduleEventData, WeekViewProps } from "@mantine/schedule"
import { useFamily } from "../../../session/use-session.ts"
import { entryOf, type CalendarData } from "./calendar-events.ts"
import { EntryBody, groundOf } from "./entry-style.tsx"
import classes from "./entry.module.css"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { clockWords, colorOf, labelOf } from "../../../entities/schedule/schedule-entry.ts"
import { leadsTo, type Opening } from "../../../entities/schedule/entry/use-schedule-dialogs.ts"
import { hourFrom, slotOf } from "../../../entities/schedule/entry/slot.ts"
import type { Moves } from "../move/use-moves.ts"
import type { Hours } from "./visible-hours.ts"
import { dayOfEvent, hourWords, wallClockIn } from "./wall-clock.ts"

type Dropped = { event: ScheduleEventData; newStart: string; newEnd: string; resourceId?: string | number }
type Slot = { slotStart: string; resourceId?: string | number }

/** The data of a calendar, its hours, and handlers for its entries and slots. */
export type CalendarParts = { data: CalendarData; hours: Hours; moves: Moves; opening: Opening }

/** Props shared by all views of @mantine/schedule; `timed` is for views with hours. */
export function useCalendar({ data, hours, moves, opening }: CalendarParts) {
  const { time_zone } = useFamily()
  // On touch screens, dragging scrolls; the form does the same as dragging.
  const drags = !useMediaQuery("(pointer: coarse)", false, { getInitialValueInEffect: false })

  const canChange = (event: ScheduleEventData) => {
    const entry = entryOf(data, event)
    return entry !== undefined && !moves.isSaving(entry)
  }
  const drop = ({ event, newStart: start, newEnd: end, resourceId }: Dropped) => {
    const entry = entryOf(data, event)
    if (!entry) return
    if (resourceId !== undefined && resourceId !== event.resourceId) {
      notifications.show({
        message: "Dragging only changes the time. Open the entry to move it to another child.",
      })
    } else if (start !== event.start) void moves.move(entry, dayOfEvent(event), { start, end })
  }
  const resize = ({ event, newStart: start, newEnd: end }: Dropped) => {
    const entry = entryOf(data, event)
    if (entry) void moves.resize(entry, dayOfEvent(event), { start, end })
  }
  const renderEvent: NonNullable<WeekViewProps["renderEvent"]> = (event, { className, style, ...props }) => {
    const entry = entryOf(data, event)
    if (!entry) return <UnstyledButton {...props} className={className} style={style} />
    const label = labelOf(entry, dayOfEvent(event))
    return (
      // A plain Box: a hundred UnstyledButtons would take a tenth of a week's render time.
      <Box
        component="button"
        type="button"
        {...props}
        className={`${UnstyledButton.classes.root} ${className ?? ""} ${classes.entry}`}
        style={{ ...style, ...groundOf(colorOf(entry)) }}
        aria-label={label}
        {...leadsTo(entry)}
        title={label}
      />
    )
  }
  const renderEventBody: RenderEventBody = (event) => {
    const entry = entryOf(data, event)
    return entry ? <EntryBody entry={entry} /> : event.title
  }

  const entries = {
    events: data.events,
    withHeader: false,
    radius: "sm",
    renderEvent,
    renderEventBody,
    onEventClick: (event: ScheduleEventData) => {
      const entry = entryOf(data, event)
      if (entry && !moves.isSaving(entry)) opening.open(entry, dayOfEvent(event))
    },
    withEventsDragAndDrop: drags,
    canDragEvent: canChange,
    onEventDrop: drop,
  }
  const timed = {
    startTime: hours.startTime,
    endTime: hours.endTime,
    // Steps of half an hour, two slots per hour.
    intervalMinutes: 30,
    slotLabelFormat: hourWords,
    // The bubble would use the hours' format, without minutes.
    withCurrentTimeBubble: false,
    getCurrentTime: () => wallClockIn(time_zone, new Date()),
    withEventResize: drags,
    canResizeEvent: canChange,
    onEventResize: resize,
    withDragSlotSelect: drags,
    onTimeSlotClick: ({ slotStart, resourceId }: Slot) => opening.begin(hourFrom(slotStart, childOf(resourceId))),
  }
  /** For views whose slots have no child: the slots' names, and the attributes by which a long press finds them. */
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
