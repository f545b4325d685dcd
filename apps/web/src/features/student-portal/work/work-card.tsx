import { turnInLabels } from "@hearthbook/core/names/labels"
import { isGraded, isTurnedIn, isUnderway, shownStatus } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Button, Group, Paper, Text } from "@mantine/core"
import { useEffect, useRef } from "react"
import { Link } from "wouter"
import { studentWorkAt } from "../../../lib/paths.ts"
import { turnInAt } from "../../../lib/student-paths.ts"
import { StatusBadge } from "../../../entities/assignment/status-badge.tsx"
import { ExtraCredit } from "../../../entities/assignment/extra-credit.tsx"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import type { WorkGroup } from "./work-groups.ts"
import { ChildDue } from "../child-due.tsx"
import { DidItButton } from "../submit/did-it-button.tsx"
import { GradeFigure } from "../grade-figure.tsx"
import cards from "../work-card.module.css"
import { rowNames } from "../../../lib/offline/waiting-rows.ts"
import { WaitingMark } from "../../../ui/feedback/waiting-mark.tsx"
import classes from "../work.module.css"

type Props = {
  assignment: AssignmentView
  /** Focuses the card after coming back from its page. */
  focused: boolean
  /** The group whose heading says that the work is late, or due today. */
  group?: WorkGroup
}

/** A piece of work: title, due date, status and actions. */
export function WorkCard({ assignment, focused, group }: Props) {
  const { title, subject, due_date, description, status, grade } = assignment
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (focused) link.current?.focus()
  }, [focused])
  return (
    <Paper
      component="article"
      withBorder
      shadow="sm"
      p="md"
      className={`${cards.card} ${cards.work}`}

      aria-label={title}
    >
      <div className={cards.words}>
        {!group && (
          <Group justify="space-between" gap="xs" align="flex-start">
            <StatusBadge {...shownStatus(status, assignment.effective_status)} />
            {isGraded(status) && grade && <GradeFigure grade={grade} />}
          </Group>
        )}
        <Link ref={link} href={studentWorkAt(assignment)} className={`${classes.link} ${cards.title}`}>
          {title}
        </Link>
        <Group gap="md" style={{ rowGap: 6 }}>
          <SubjectBadge subject={subject} size="md" />
          {assignment.extra_credit && <ExtraCredit />}
          {group !== "today" && <ChildDue due_date={due_date} status={status} quiet={group === "late"} />}
          <WaitingMark row={rowNames.assignment(assignment.id)} />
          {group && isUnderway(status) && <StatusBadge status={status} />}
        </Group>
        {description && (
          <Text c="dimmed" className={cards.description}>
            {description}
          </Text>
        )}
      </div>
      {!isTurnedIn(status) && !assignment.needs_answer && (
        <DidItButton assignment={assignment} className={cards.action} />
      )}
      {!isTurnedIn(status) && assignment.needs_answer && (
        <Button
          component={Link}
          href={turnInAt(assignment)}
          h={44}
          className={cards.action}
          aria-label={`${turnInLabels.turn_in}: ${title}`}
        >
          {turnInLabels.turn_in}
        </Button>
      )}
    </Paper>
  )
}
