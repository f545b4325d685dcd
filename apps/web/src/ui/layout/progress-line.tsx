import { Group, Progress, Text, type MantineSpacing } from "@mantine/core"
import { formatPercent } from "../../lib/format.ts"

const barColor = "light-dark(var(--mantine-color-hearth-6), var(--mantine-color-hearth-4))"

type Props = {
  label: string
  /** 0 to 100, or null if there is nothing to measure yet. */
  percent: number | null
  /** Shown instead of the percentage if it is null. */
  none: string
  mt?: MantineSpacing
}

/** A progress bar with a label and a percentage. */
export function ProgressLine({ label, percent, none, mt }: Props) {
  return (
    <div style={{ marginTop: mt === undefined ? undefined : `var(--mantine-spacing-${mt})` }}>
      <Group justify="space-between" gap="xs" mb={6}>
        <Text size="sm">{label}</Text>
        <Text
          size="sm"
          fw={percent === null ? 400 : 600}
          c={percent === null ? "dimmed" : undefined}
          className="figures"
        >
          {percent === null ? none : formatPercent(percent)}
        </Text>
      </Group>
      <Progress value={percent ?? 0} color={barColor} size={8} radius="xl" aria-label={label} />
    </div>
  )
}
