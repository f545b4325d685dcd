import { Group, Paper, Skeleton, Stack } from "@mantine/core"
import today from "./today/today-by-child.module.css"
import classes from "./dashboard-skeleton.module.css"

/** The widths of a day's rows in percent. */
const rows = [72, 88, 64, 80, 56, 76]

/** Placeholders of the line of facts and of the children's days. A phone shows one child at a time. */
export function DashboardSkeleton() {
  return (
    <Stack gap={10}>
      <Group gap="xs" h={32}>
        <Skeleton h={18} w={84} />
        <Skeleton h={30} w={112} radius="xl" />
        <Skeleton h={30} w={76} radius="xl" />
      </Group>
      <div className={today.columns}>
        {[1, 2, 3].map((child) => (
          <Paper key={child} withBorder shadow="sm" p="sm" visibleFrom={child > 1 ? "sm" : undefined}>
            <Group gap="sm" mb={10} wrap="nowrap">
              <Skeleton h={40} w={40} circle />
              <Skeleton h={18} w={96} />
            </Group>
            {rows.map((width) => (
              <div key={width} className={classes.row}>
                <Skeleton h={18} w={18} circle />
                <Skeleton h={12} w={`${width}%`} />
              </div>
            ))}
          </Paper>
        ))}
      </div>
    </Stack>
  )
}
