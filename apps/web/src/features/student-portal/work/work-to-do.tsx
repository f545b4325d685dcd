import { Stack } from "@mantine/core"
import { useToday } from "../../../session/use-session.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ShowMore } from "../show-more.tsx"
import { useToDoPages } from "../use-pages.ts"
import { WorkGroupSection } from "./work-group-section.tsx"
import { groupOf, type WorkGroup } from "./work-groups.ts"
import { WorkSketch } from "../../../entities/assignment/work-sketch.tsx"

type Props = {
  /** The id of the work the child comes back from. */
  from: string | null
  /** The groups that are shown whole. */
  opened: ReadonlySet<WorkGroup>
  onOpen: (group: WorkGroup) => void
}

/** Work that is to do: what is late, of today and of this week. Later work is folded, unless nothing else is due. */
export function WorkToDo({ from, opened, onOpen }: Props) {
  const today = useToday()
  const { late, rest } = useToDoPages(today)
  const work = rest.data.pages.flat()
  const inGroup = (group: WorkGroup) => work.filter((row) => groupOf(row, today) === group)
  const [dueToday, week] = [inGroup("today"), inGroup("week")]
  const lateWork = late.data.pages.flat()
  if (lateWork.length === 0 && work.length === 0) {
    return (
      <EmptyState
        title="You have no assignments. Great job!"
        text="Nothing is left to do. New work shows up here."
        picture={<WorkSketch />}
      />
    )
  }
  const isLaterOpen = opened.has("later") || (dueToday.length === 0 && week.length === 0)
  const shared = { from, opened, onOpen }
  return (
    <Stack gap="lg" data-wide>
      <WorkGroupSection {...shared} group="late" works={lateWork} isMore={late.hasNextPage} />
      {opened.has("late") && <ShowMore pages={late} />}
      <WorkGroupSection {...shared} group="today" works={dueToday} />
      <WorkGroupSection {...shared} group="week" works={week} />
      <WorkGroupSection
        {...shared}
        group="later"
        works={inGroup("later")}
        isMore={rest.hasNextPage}
        isOpen={isLaterOpen}
      />
      {isLaterOpen && <ShowMore pages={rest} />}
    </Stack>
  )
}
