import { SimpleGrid, Skeleton, Stack } from "@mantine/core"
import { RowSkeletons } from "../../ui/skeletons.tsx"

export function AttendanceSkeleton() {
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 2, xs: 3, lg: 6 }} spacing={{ base: "sm", sm: "md" }}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} h={92} />
        ))}
      </SimpleGrid>
      <Skeleton h={40} maw={420} />
      <Skeleton h={96} />
      <RowSkeletons rows={4} />
    </Stack>
  )
}
