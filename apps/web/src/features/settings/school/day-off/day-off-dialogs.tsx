import type { Day } from "@hearthbook/core/time/days"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { Button, Stack } from "@mantine/core"
import { dayOf } from "../../../../lib/format.ts"
import { optionNameOf } from "../../../../lib/short-names.ts"
import { longDate } from "../../../../lib/week-labels.ts"
import { ViewModal } from "../../../../ui/layout/view-modal.tsx"
import type { YearDays } from "../year/use-year-days.ts"
import { EditDayOffModal, NewDayOffModal } from "./day-off-modals.tsx"
import type { DayOffKind } from "./day-off-values.ts"

/** The open dialog: a new day off, one that exists, or a choice among several on a day. */
export type DayOffDialog =
  { kind: DayOffKind; first: Day; last: Day } | { event: EventView } | { day: Day; events: EventView[] }

type Props = {
  year: SchoolYearView
  dialog: DayOffDialog
  onChange: (dialog: DayOffDialog) => void
  onSaved: () => void
  onClose: () => void
}

/** The dialog for chosen days. One day with a day off opens it, a weekend day offers an extra school day. */
export function dialogFor(first: Day, last: Day, { days, events }: YearDays): DayOffDialog {
  if (first !== last) return { kind: "holiday", first, last }
  const here = events.filter(({ start_date, end_date }) => dayOf(start_date) <= first && first <= dayOf(end_date))
  const [event] = here
  if (event) return here.length === 1 ? { event } : { day: first, events: here }
  const isWeekend = days.some(({ date, reason }) => dayOf(date) === first && reason === "weekday")
  return { kind: isWeekend ? "school_day" : "holiday", first, last }
}

export function DayOffDialogs({ year, dialog, onChange, onSaved, onClose }: Props) {
  if ("event" in dialog) return <EditDayOffModal year={year} event={dialog.event} onSaved={onSaved} onClose={onClose} />
  if ("kind" in dialog) return <NewDayOffModal year={year} {...dialog} onSaved={onSaved} onClose={onClose} />
  return <ChooseDayOff {...dialog} onChoose={onChange} onClose={onClose} />
}

type ChooseProps = { day: Day; events: EventView[]; onChoose: (dialog: DayOffDialog) => void; onClose: () => void }

function ChooseDayOff({ day, events, onChoose, onClose }: ChooseProps) {
  return (
    <ViewModal
      title={longDate(day)}
      onClose={onClose}
      actions={(leave) => (
        <Stack gap="xs" flex={1}>
          {events.map((event) => (
            <Button key={event.id} variant="default" onClick={() => leave(() => onChoose({ event }))}>
              {event.title}, {event.student ? optionNameOf(event.student) : "everyone"}
            </Button>
          ))}
        </Stack>
      )}
    >
      Choose which one to change.
    </ViewModal>
  )
}
