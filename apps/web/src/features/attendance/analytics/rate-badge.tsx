import { rateTone } from "@hearthbook/core/attendance/attendance"
import { Badge, Text } from "@mantine/core"
import { IconArrowDownRight, IconCheck, IconMinus } from "@tabler/icons-react"
import { formatPercent } from "../../../lib/format.ts"
import classes from "./rate-badge.module.css"

const looks = {
  green: { color: "green", icon: IconCheck, word: "good" },
  yellow: { color: "amber", icon: IconMinus, word: "fair" },
  red: { color: "red", icon: IconArrowDownRight, word: "low" },
} as const

/** A rate in one of three colors with a word for each; a dash if there is none. */
export function RateBadge({ rate }: { rate: number | null }) {
  if (rate === null) {
    return (
      <Text span c="dimmed">
        {formatPercent(rate)}
      </Text>
    )
  }
  const { color, icon: Icon, word } = looks[rateTone(rate)]
  return (
    <Badge
      variant="light"
      size="lg"
      miw="max-content"
      color={color}
      className="figures"
      leftSection={<Icon size={14} stroke={2} aria-hidden />}
    >
      {formatPercent(rate)}
      <span className={classes.word}> {word}</span>
    </Badge>
  )
}
