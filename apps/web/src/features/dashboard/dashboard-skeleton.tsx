import { Skeleton, Stack } from "@mantine/core"
import { CardSkeletons } from "../../ui/feedback/skeletons.tsx"

/** Placeholders of the line of facts and of the children's days. */
export function DashboardSkeleton() {
  return (
    <Stack gap="sm">
      <Skeleton h={36} maw={420} />
      <CardSkeletons height={380} />
    </Stack>
  )
}
