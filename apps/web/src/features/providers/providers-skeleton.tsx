import { Grid, Skeleton } from "@mantine/core"
import { formColumn, listColumn } from "../../ui/layout/columns.ts"
import { RowSkeletons } from "../../ui/feedback/skeletons.tsx"

export function ProvidersSkeleton() {
  return (
    <Grid gap="lg">
      <Grid.Col span={formColumn}>
        <Skeleton h={340} />
      </Grid.Col>
      <Grid.Col span={listColumn}>
        <RowSkeletons rows={6} />
      </Grid.Col>
    </Grid>
  )
}
