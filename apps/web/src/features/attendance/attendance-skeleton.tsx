import { SimpleGrid, Skeleton, Stack } from "@mantine/core"
import { RowSkeletons } from "../../ui/feedback/skeletons.tsx"
import classes from "./week/attendance.module.css"
import { sixColumns } from "./attendance-stats.tsx"

export function AttendanceSkeleton() {
  return (
    <Stack gap="lg">
      <SimpleGrid {...sixColumns} className={classes.stats}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} h={92} />
        ))}
      </SimpleGrid>
      <Skeleton h={40} maw={420} />
      <Skeleton h={96} />
      <RowSkeletons rows={4} />
    </Stack>
  )
}
