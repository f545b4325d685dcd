import { Grid, Skeleton, Stack } from "@mantine/core"
import { RowSkeletons } from "../../ui/feedback/skeletons.tsx"

export function PlannerSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton h={44} maw={360} />
      <FormSkeleton />
    </Stack>
  )
}

export function FormSkeleton() {
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Stack gap="lg">
          <Skeleton h={290} />
          <Skeleton h={300} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <Skeleton h={360} />
      </Grid.Col>
    </Grid>
  )
}

export function WeekSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton h={40} maw={420} />
      <RowSkeletons rows={5} />
    </Stack>
  )
}
