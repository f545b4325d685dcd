import { Skeleton } from "@mantine/core"
import { CardSkeletons, StatSkeletons } from "../../ui/feedback/skeletons.tsx"

export function StudentsSkeleton() {
  return (
    <>
      <StatSkeletons />
      <Skeleton h={42} maw={320} my="lg" />
      <CardSkeletons height={196} />
    </>
  )
}
