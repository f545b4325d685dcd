import { addDays, daysBetween, type Day } from "@hearthbook/core/time/days"
import type { DashboardView } from "@hearthbook/api/records/dashboard"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Button, Group, Paper, Stack, Text } from "@mantine/core"
import { lazy, Suspense, useState } from "react"
import { MoveDialog } from "../../../entities/lesson/menu/lazy-parts.ts"
import { catchUp, pushBack, type MoveAction, type OfferedMove } from "../../../entities/lesson/move/move-actions.ts"
import { countOf, dayOf } from "../../../lib/format.ts"
import { formatMonthDay, weekdayName } from "../../../lib/week-labels.ts"
import classes from "./left-over.module.css"

/** Few lessons have a fixed day. */
const FixedLeftOver = lazy(async () => ({ default: (await import("./fixed-left-over.tsx")).FixedLeftOver }))

type Props = { leftOver: DashboardView["left_over"]; students: StudentSummary[]; today: Day }

type Choice = { kind: OfferedMove; label: string; action: MoveAction }

/** The choices for lessons left over, in the order of the line. */
function choicesOn(today: Day): Choice[] {
  return [
    { kind: "catch_up", label: "Push back", action: pushBack(today) },
    { kind: "catch_up", label: "Catch up", action: catchUp(today) },
    { kind: "move", label: "Do today", action: { kind: "move", to: today } },
    { kind: "skip", label: "Skip", action: { kind: "skip" } },
  ]
}

/**
 * The lessons left over from before today, in one line with what can be done about them, and those whose day is fixed in lines below.
 * Each choice of the first line opens its preview.
 */
export function LeftOver({ leftOver: { lessons, since, fixed, fixed_count }, students, today }: Props) {
  const [choice, setChoice] = useState<Choice | null>(null)
  return (
    <>
      {(since || fixed.length > 0) && (
        <Paper component="section" withBorder shadow="sm" px="md" py={6} aria-label="Lessons left over">
          <Stack gap="xs">
            {since && (
              <Group gap="xs" justify="space-between">
                <Text className="figures">
                  {countOf(lessons, "lesson")} left over {sinceWords(dayOf(since), today)}
                </Text>
                <div className={classes.choices}>
                  {choicesOn(today).map((each) => (
                    <Button key={each.label} size="sm" px={2} variant="default" onClick={() => setChoice(each)}>
                      {each.label}
                    </Button>
                  ))}
                </div>
              </Group>
            )}
            {fixed.length > 0 && (
              <Suspense>
                <FixedLeftOver lessons={fixed} count={fixed_count} students={students} />
              </Suspense>
            )}
          </Stack>
        </Paper>
      )}
      {/* Outside the line, which disappears before the dialog has closed. */}
      {choice && (
        <Suspense>
          <MoveDialog
            kind={choice.kind}
            title={choice.label}
            range={{ missed: true }}
            action={choice.action}
            onClose={() => setChoice(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** 'from yesterday', 'since Monday' within a week, or 'since Nov 3'. */
function sinceWords(since: Day, today: Day): string {
  if (since === addDays(today, -1)) return "from yesterday"
  return `since ${daysBetween(since, today) < 7 ? weekdayName(since) : formatMonthDay(since)}`
}
