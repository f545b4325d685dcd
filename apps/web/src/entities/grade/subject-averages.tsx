import type { SubjectSummary } from "@hearthbook/api/family/subject"
import { Anchor, Group, Text } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"
import { useState, type ReactNode } from "react"
import { formatShownPercent } from "../../lib/grade-percent.ts"
import { useIsPrinting } from "../../ui/hooks/use-is-printing.ts"
import classes from "./subject-averages.module.css"
import { SubjectBadge } from "../subject/subject-badge.tsx"

export type SubjectAverage = {
  subject: SubjectSummary
  /** Null until something is graded. */
  shown_percent: number | null
  letter_grade: string | null
  needsAttention?: boolean
  /** Shown in place of the plain figure, such as one that explains itself. */
  figure?: ReactNode
  /** Shown below the subject and its average. */
  below?: ReactNode
}

type Props = {
  of: string
  averages: SubjectAverage[]
  /** Rows of a card. With more subjects, the last one becomes 'Show more'. */
  most?: number
}

/** A child's average in each subject: '● Math  A- 92%', or a dash if nothing is graded. */
export function SubjectAverages({ of, averages, most = 8 }: Props) {
  const [all, setAll] = useState(false)
  const isPrinting = useIsPrinting()
  const isLong = averages.length > most
  const shown = isLong && !all && !isPrinting ? averages.slice(0, most - 1) : averages
  return (
    <div>
      <ul className={classes.rows} aria-label={`Subjects of ${of}`}>
        {shown.map(({ subject, needsAttention, figure, below, ...average }) => (
          <li key={subject.id}>
            <div className={classes.row}>
              <div className={classes.subject}>
                <SubjectBadge subject={subject} />
                {needsAttention && <NeedsAttention />}
              </div>
              {figure ?? <AverageFigure {...average} />}
            </div>
            {below}
          </li>
        ))}
      </ul>
      {isLong && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          fw={600}
          mt={8}
          className={`${classes.more} screen-only`}
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer subjects" : `Show ${averages.length - shown.length} more subjects`}
        </Anchor>
      )}
    </div>
  )
}

/** Formats an average: 'A- 92%'. */
export function AverageFigure({ shown_percent, letter_grade }: Pick<SubjectAverage, "shown_percent" | "letter_grade">) {
  return (
    <Text span size="sm" className={classes.figure}>
      {letter_grade && (
        <Text span inherit fw={650}>
          {letter_grade}
        </Text>
      )}
      <Text span inherit c="dimmed" className={classes.percent}>
        {formatShownPercent(shown_percent)}
      </Text>
    </Text>
  )
}

/** An icon and words, since color alone is not accessible. */
function NeedsAttention() {
  return (
    <Group
      component="span"
      gap={4}
      wrap="nowrap"
      c="light-dark(var(--mantine-color-amber-7), var(--mantine-color-amber-3))"
    >
      <IconAlertTriangle size={14} stroke={2} aria-hidden style={{ flex: "none" }} />
      <Text span size="xs" fw={600}>
        Needs attention
      </Text>
    </Group>
  )
}
