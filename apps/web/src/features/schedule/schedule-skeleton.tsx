import { Skeleton } from "@mantine/core"

export function ScheduleSkeleton() {
  return <Skeleton h={560} />
}
