import { Skeleton, Stack } from "@mantine/core"
import classes from "./next-year.module.css"

export function NextYearSkeleton() {
  return (
    <Stack gap="lg" mt="xs">
      <Skeleton h={40} w={260} />
      <div className={classes.columns}>
        <Stack gap="lg">
          <Skeleton h={180} />
          <Skeleton h={320} />
        </Stack>
        <Skeleton h={280} />
      </div>
    </Stack>
  )
}
