import { Skeleton, Stack } from "@mantine/core"

export function WeekSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton h={40} w={320} />
      {[1, 2, 3].map((child) => (
        <Skeleton key={child} h={160} />
      ))}
    </Stack>
  )
}
