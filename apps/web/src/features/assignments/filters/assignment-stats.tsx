import type { EffectiveStatus } from "@hearthbook/core/work/assignment-status"
import type { AssignmentCounts } from "@hearthbook/api/work/assignment"
import { Text, UnstyledButton } from "@mantine/core"
import { IconListCheck, type Icon } from "@tabler/icons-react"
import { statusLooks } from "../../../entities/assignment/status-badge.tsx"
import { countIn } from "./assignment-filters.ts"
import classes from "./assignment-stats.module.css"

const counted = ["assigned", "in_progress", "overdue", "graded"] as const

type Props = {
  counts: AssignmentCounts
  status: EffectiveStatus | null
  onStatus: (status: EffectiveStatus | null) => void
}

/** Counts of assignments by status. A click filters by a status, and a second click clears the filter. */
export function AssignmentStats({ counts, status, onStatus }: Props) {
  return (
    <div className={classes.stats} role="group" aria-label="Assignments by status">
      <Stat
        label="Total"
        count={counts.total}
        icon={IconListCheck}
        tone="hearth"
        pressed={status === null}
        onClick={() => onStatus(null)}
      />
      {counted.map((name) => (
        <Stat
          key={name}
          label={statusLooks[name].word}
          count={countIn(counts, name)}
          icon={statusLooks[name].icon}
          tone={statusLooks[name].tone}
          pressed={status === name}
          onClick={() => onStatus(status === name ? null : name)}
        />
      ))}
    </div>
  )
}

type StatProps = { label: string; count: number; icon: Icon; tone: string; pressed: boolean; onClick: () => void }

function Stat({ label, count, icon: Icon, tone, pressed, onClick }: StatProps) {
  const ground = {
    backgroundColor: `var(--mantine-color-${tone}-light)`,
    color: `var(--mantine-color-${tone}-light-color)`,
  }
  return (
    <UnstyledButton
      data-print
      className={classes.stat}
      aria-pressed={pressed}
      aria-label={`${label}: ${count}`}
      onClick={onClick}
    >
      <Text span className={classes.count}>
        {count.toLocaleString("en-US")}
      </Text>
      <Text span size="sm" c="dimmed" className={classes.label}>
        {label}
      </Text>
      <span className={classes.icon} style={ground}>
        <Icon size={18} stroke={1.5} aria-hidden />
      </span>
    </UnstyledButton>
  )
}
