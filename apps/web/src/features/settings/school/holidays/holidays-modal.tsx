import type { EventView } from "@hearthbook/api/calendar/event"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { Button, Loader, SimpleGrid, Text } from "@mantine/core"
import { useState } from "react"
import { trpc } from "../../../../api/trpc.ts"
import { useChangeUndo } from "../../../../entities/change/use-change-undo.ts"
import { countOf, dayOf } from "../../../../lib/format.ts"
import { readError } from "../../../../lib/read-error.ts"
import { useFamily } from "../../../../session/use-session.ts"
import { showFailureToast } from "../../../../ui/feedback/toasts.tsx"
import { ViewModal } from "../../../../ui/layout/view-modal.tsx"
import { countSchoolDays } from "../year/school-day-count.tsx"
import { rangeOf } from "../year/use-year-days.ts"
import { HolidayList } from "./holiday-list.tsx"
import { PlaceSelects } from "../../../../entities/school-year/place-selects.tsx"
import { likelyCountry } from "../../../../entities/school-year/places.ts"
import { useHolidayChoice } from "./use-holiday-choice.ts"

type Props = { year: SchoolYearView; events: EventView[]; onSaved: () => void; onClose: () => void }

/** Suggests the public holidays of a country or a region, and adds the ticked ones as days off in one change. */
export function HolidaysModal({ year, events, onSaved, onClose }: Props) {
  const { time_zone } = useFamily()
  const [country, setCountry] = useState(() => likelyCountry(time_zone, navigator.language))
  const [region, setRegion] = useState<string | null>(null)
  const utils = trpc.useUtils()
  const create = trpc.holidays.create.useMutation()
  const offerUndo = useChangeUndo()
  const suggested = trpc.holidays.suggest.useQuery({ id: year.id, country, ...(region !== null && { region }) })
  const { holidays, chosen, flip } = useHolidayChoice(suggested.data ?? [], events, year.school_days)

  const add = async (leave: () => void) => {
    const drafts = chosen.map(({ name, start_date, end_date }) => ({
      name,
      start_date: dayOf(start_date),
      end_date: dayOf(end_date),
    }))
    try {
      const { change_id } = await create.mutateAsync({ id: year.id, events: drafts })
      const days = utils.schoolDays.inRange.getData(rangeOf(year)) ?? []
      const left = countOf(countSchoolDays(days), "school day")
      offerUndo(change_id, `${countOf(drafts.length, "day off", "days off")} added. ${left}.`)
      onSaved()
      leave()
    } catch (cause) {
      showFailureToast(cause, "Failed to add the days off.")
    }
  }

  return (
    <ViewModal
      title="Public holidays"
      onClose={onClose}
      actions={(leave) => (
        <>
          <Button variant="default" onClick={() => leave()}>
            Cancel
          </Button>
          <Button loading={create.isPending} disabled={chosen.length === 0} onClick={() => add(leave)}>
            {chosen.length === 0 ? "Add days off" : `Add ${countOf(chosen.length, "day off", "days off")}`}
          </Button>
        </>
      )}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <PlaceSelects
          country={country}
          region={region}
          onChange={(nextCountry, nextRegion) => {
            setCountry(nextCountry)
            setRegion(nextRegion)
          }}
        />
      </SimpleGrid>
      {suggested.error ? (
        <Text c="var(--mantine-color-error)" role="alert">
          {readError(suggested.error, "Failed to load the public holidays.").message}
        </Text>
      ) : suggested.isPending ? (
        <Loader size="sm" aria-label="Loading the public holidays" />
      ) : (
        <HolidayList holidays={holidays} onFlip={flip} />
      )}
    </ViewModal>
  )
}
