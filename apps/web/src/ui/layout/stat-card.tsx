import { Group, Paper, Text } from "@mantine/core"
import type { Icon } from "@tabler/icons-react"
import classes from "./stat-card.module.css"

type Props = {
  label: string
  /** Explains the figure if its label is ambiguous: 'per child'. */
  note?: string
  value: string
  icon: Icon
  tone?: "hearth" | "amber" | "blue" | "violet" | "green" | "slate" | "overdue" | "absent" | "error"
}

/** A figure and its label. An unknown value is a dash (format.ts), never 0. */
export function StatCard({ label, note, value, icon: Icon, tone = "hearth" }: Props) {
  const ground = {
    backgroundColor: `var(--mantine-color-${tone}-light)`,
    color: `var(--mantine-color-${tone}-light-color)`,
  }
  return (
    <Paper withBorder className={classes.card} role="group" aria-label={label}>
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <Text className={classes.value}>{value}</Text>
        <span className={classes.icon} style={ground}>
          <Icon size={20} stroke={1.5} aria-hidden />
        </span>
      </Group>
      <Text size="sm" c="dimmed" lh={1.3} className={classes.label}>
        {label}
      </Text>
      {note && (
        <Text size="xs" c="dimmed" lh={1.3}>
          {note}
        </Text>
      )}
    </Paper>
  )
}
