import type { EffectiveStatus, ShownStatus } from "@hearthbook/core/work/assignment-status"
import { statusLabels } from "@hearthbook/core/names/labels"
import { Badge, Text } from "@mantine/core"
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleDashed,
  IconPlayerPlay,
  IconQuestionMark,
  IconSend,
  type Icon,
} from "@tabler/icons-react"
import classes from "./status-badge.module.css"

type Tone = "slate" | "blue" | "violet" | "green" | "overdue"

/** The color, icon and word of each status. Color is never the only cue. */
export const statusLooks: Record<EffectiveStatus, { word: string; tone: Tone; icon: Icon }> = {
  assigned: { word: statusLabels.assigned, tone: "slate", icon: IconCircleDashed },
  in_progress: { word: statusLabels.in_progress, tone: "blue", icon: IconPlayerPlay },
  submitted: { word: statusLabels.submitted, tone: "violet", icon: IconSend },
  graded: { word: statusLabels.graded, tone: "green", icon: IconCheck },
  overdue: { word: statusLabels.overdue, tone: "overdue", icon: IconAlertTriangle },
}

const unknownLook = { word: "Unknown", tone: "slate", icon: IconQuestionMark } as const

/** A status that only a newer server knows is shown as Unknown. */
function lookOf(status: string) {
  return Object.entries(statusLooks).find(([name]) => name === status)?.[1] ?? unknownLook
}

/** The status of work, with 'late' beside it for work that is turned in and past its due day. */
export function StatusBadge({ status, late = false }: Pick<ShownStatus, "status"> & Partial<ShownStatus>) {
  const { word, tone, icon: Icon } = lookOf(status)
  const badge = (
    <Badge
      variant="light"
      color={tone}
      size="lg"
      tt="none"
      fw={600}
      leftSection={<Icon size={14} stroke={2} aria-hidden />}
    >
      {word}
    </Badge>
  )
  if (!late) return badge
  return (
    <span className={classes.late}>
      {badge}
      <Text span size="sm" fw={600} c="dimmed">
        late
      </Text>
    </span>
  )
}
