import { Grid, Skeleton } from "@mantine/core"
import { RowSkeletons } from "../../ui/feedback/skeletons.tsx"
import { formColumn, listColumn } from "../../ui/layout/columns.ts"

export function SubjectsSkeleton() {
  return (
    <Grid gap="lg">
      <Grid.Col span={formColumn}>
        <Skeleton h={520} />
      </Grid.Col>
      <Grid.Col span={listColumn}>
        <RowSkeletons rows={6} />
      </Grid.Col>
    </Grid>
  )
}
