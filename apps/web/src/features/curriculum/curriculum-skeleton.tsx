import { Skeleton } from "@mantine/core"
import { CardSkeletons, StatSkeletons } from "../../ui/feedback/skeletons.tsx"

export function CurriculumSkeleton() {
  return (
    <>
      <StatSkeletons />
      <Skeleton h={42} maw={420} my="lg" />
      <CardSkeletons height={240} />
    </>
  )
}
