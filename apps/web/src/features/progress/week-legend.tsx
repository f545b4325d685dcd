import { Group, Text, UnstyledButton } from "@mantine/core"
import classes from "./week-legend.module.css"

type Line = { id: string; name: string; color: string; dashes: string | undefined }
type Props = { lines: Line[]; only: string | null; onOnly: (id: string | null) => void }

/** The chart's legend. Pressing a subject shows only its line; pressing it again shows all. */
export function WeekLegend({ lines, only, onOnly }: Props) {
  return (
    <Group gap={4} mb="sm" role="group" aria-label="Subjects of the chart">
      {lines.map(({ id, name, color, dashes }) => (
        <UnstyledButton
          data-print
          key={id}
          className={classes.subject}
          aria-pressed={only === id}
          onClick={() => onOnly(only === id ? null : id)}
        >
          <svg width="24" height="10" aria-hidden className={classes.line}>
            <line x1="0" x2="24" y1="5" y2="5" stroke={color} strokeWidth="2" strokeDasharray={dashes} />
            <circle cx="12" cy="5" r="4" fill={color} />
          </svg>
          <Text span size="sm" miw={0} ta="start" style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
        </UnstyledButton>
      ))}
    </Group>
  )
}
