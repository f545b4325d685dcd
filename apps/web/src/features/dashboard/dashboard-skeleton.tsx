import { Skeleton, Stack } from "@mantine/core"
import { CardSkeletons, StatSkeletons } from "../../ui/feedback/skeletons.tsx"

/** The children's days, the line that sets work and the figures to come. */
export function DashboardSkeleton() {
  return (
    <Stack gap="lg">
      <CardSkeletons height={260} />
      <Skeleton h={68} />
      <StatSkeletons />
    </Stack>
  )
}
