import { Skeleton, Stack } from "@mantine/core"
import { Delayed } from "./delayed.tsx"
import { CardSkeletons, StatSkeletons } from "./skeletons.tsx"

/** Shown while a page's code loads. */
export function PageSkeleton() {
  return (
    <Delayed>
      <Stack gap="lg">
        <Skeleton h={36} w={220} />
        <StatSkeletons />
        <CardSkeletons />
      </Stack>
    </Delayed>
  )
}
