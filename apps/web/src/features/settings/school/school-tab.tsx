import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { Button, Group, Skeleton, Stack } from "@mantine/core"
import { useDeferredValue, useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { dayOf } from "../../../lib/format.ts"
import { useToday } from "../../../session/use-session.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { SchoolPapers } from "./school-papers.tsx"
import { StateSection } from "./state-section.tsx"
import { ClassTimeCard } from "./class-time-card.tsx"
import { YearBoard } from "./year-board.tsx"
import { YearHead } from "./year/year-head.tsx"
import { NewYearModal } from "./year/year-modals.tsx"
import { YearSketch } from "../../../entities/school-year/year-sketch.tsx"

/** The family's school years, one at a time, and what is the same in each of them. */
export function SchoolTab() {
  return (
    <Stack gap="lg">
      <QueryBoundary skeleton={<SchoolSkeleton />} fallback="Failed to load school years.">
        <SchoolYears />
      </QueryBoundary>
      <QueryBoundary skeleton={<Skeleton h={240} />} fallback="Failed to load settings.">
        <ClassTimeCard />
      </QueryBoundary>
      <QueryBoundary skeleton={<Skeleton h={360} />} fallback="Failed to load settings.">
        <SchoolPapers />
      </QueryBoundary>
    </Stack>
  )
}

function SchoolYears() {
  const [listed] = trpc.schoolYears.list.useSuspenseQuery({})
  const years = listed.toReversed()
  const today = useToday()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const chosen = years.find(({ id }) => id === chosenId) ?? yearNear(years, today)
  // The calendar of the previous year stays until the next one is loaded.
  const shown = useDeferredValue(chosen)
  const add = () => setAdding(true)
  return (
    <Stack gap="lg">
      {chosen && shown ? (
        <>
          <YearHead years={years} year={chosen} onChoose={setChosenId} onAdd={add} />
          <QueryBoundary skeleton={<Skeleton h={520} />} fallback="Failed to load the school days.">
            <YearBoard year={shown} />
          </QueryBoundary>
          <QueryBoundary skeleton={<Skeleton h={180} />} fallback="Failed to load the state requirements.">
            <StateSection year={shown} />
          </QueryBoundary>
        </>
      ) : (
        <EmptyState
          title="No School Years Yet"
          text="A school year has a first and a last day, its school week, days off and terms."
          picture={<YearSketch />}
          action={<Button onClick={add}>Add a year</Button>}
        />
      )}
      {isAdding && <NewYearModal years={years} onAdded={setChosenId} onClose={() => setAdding(false)} />}
    </Stack>
  )
}

/** The year in progress, else the newest one. `years` begin with the newest. */
function yearNear(years: SchoolYearView[], today: string): SchoolYearView | undefined {
  return years.find(({ start_date, end_date }) => dayOf(start_date) <= today && today <= dayOf(end_date)) ?? years[0]
}

function SchoolSkeleton() {
  return (
    <Stack gap="lg">
      <Group>
        <Skeleton h={44} w={200} />
        <Skeleton h={36} w={120} />
      </Group>
      <Skeleton h={520} />
    </Stack>
  )
}
