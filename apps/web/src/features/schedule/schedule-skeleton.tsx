import { Skeleton, Stack } from "@mantine/core"
import type { ScheduleView } from "../../entities/schedule/entry/schedule-range.ts"

/** The heights of the blocks of each view. */
const blocks: Record<ScheduleView, number[]> = {
  week: [48, 180, 180, 180],
  day: [40, 520],
  month: [32, 112, 112, 112, 112, 112],
  agenda: [32, 60, 60, 32, 60, 60, 32, 60],
}

/** The shape of a view while its days load. */
export function ScheduleSkeleton({ view }: { view: ScheduleView }) {
  return (
    <Stack gap="xs" aria-hidden>
      {blocks[view].map((height, at) => (
        <Skeleton key={`${view} ${at}`} h={height} />
      ))}
    </Stack>
  )
}
