import { Skeleton, Stack } from "@mantine/core"
import { CardSkeletons, StatSkeletons } from "../../ui/feedback/skeletons.tsx"

/** Placeholders of the children's days, quick add and the figures. */
export function DashboardSkeleton() {
  return (
    <Stack gap="lg">
      <CardSkeletons height={260} />
      <Skeleton h={68} />
      <StatSkeletons />
    </Stack>
  )
}
