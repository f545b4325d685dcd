import { Group, Paper, Text } from "@mantine/core"
import type { Icon } from "@tabler/icons-react"
import classes from "./stat-card.module.css"

type Props = {
  label: string
  value: string
  icon: Icon
  tone?: "hearth" | "amber" | "blue" | "violet" | "green" | "red" | "slate"
}

/** One figure and what it counts. What is not known comes as a dash (format.ts), never as 0. */
export function StatCard({ label, value, icon: Icon, tone = "hearth" }: Props) {
  return (
    <Paper withBorder p="md" className={classes.card} data-tone={tone} role="group" aria-label={label}>
      <Group gap="sm" wrap="nowrap" align="flex-start" justify="space-between">
        <div>
          <Text className={classes.value}>{value}</Text>
          <Text size="sm" c="dimmed" lh={1.3}>
            {label}
          </Text>
        </div>
        <span
          className={classes.icon}
          style={{
            backgroundColor: `var(--mantine-color-${tone}-light)`,
            color: `var(--mantine-color-${tone}-light-color)`,
          }}
        >
          <Icon size={20} stroke={1.5} aria-hidden />
        </span>
      </Group>
    </Paper>
  )
}
