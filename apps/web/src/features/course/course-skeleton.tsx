import { Skeleton, Stack } from "@mantine/core"
import { Delayed } from "../../ui/feedback/delayed.tsx"

export function CourseSkeleton() {
  return (
    <Delayed>
      <Stack gap="lg" mt="sm">
        <Skeleton h={64} w={320} maw="100%" />
        <Skeleton h={84} />
        {["one", "two", "three", "four", "five", "six"].map((row) => (
          <Skeleton key={row} h={48} />
        ))}
      </Stack>
    </Delayed>
  )
}
