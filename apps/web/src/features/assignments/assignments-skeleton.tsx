import { Group, Skeleton, Stack } from "@mantine/core"
import { RowSkeletons } from "../../ui/feedback/skeletons.tsx"
import classes from "./filters/assignment-stats.module.css"

export function AssignmentsSkeleton() {
  return (
    <Stack gap="lg">
      <div className={classes.stats}>
        {[1, 2, 3, 4, 5].map((stat) => (
          <Skeleton key={stat} className={classes.stat} h={72} />
        ))}
      </div>
      <Group gap="sm">
        <Skeleton h={42} w={240} />
        <Skeleton h={42} w={200} />
      </Group>
      <RowSkeletons rows={6} />
    </Stack>
  )
}
