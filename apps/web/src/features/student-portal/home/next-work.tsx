import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Button, Skeleton, Stack, Text } from "@mantine/core"
import { IconArrowRight } from "@tabler/icons-react"
import { lazy } from "react"
import { Link } from "wouter"
import { studentWorkAt } from "../../../lib/paths.ts"
import { WhenIdle } from "../../../ui/feedback/when-idle.tsx"
import { StartButton } from "../work/start-button.tsx"

/** The day shows sooner without it. */
const SubmitPanel = lazy(async () => ({ default: (await import("../submit/submit-panel.tsx")).SubmitPanel }))

/** The height in pixels of an empty answer with its buttons, and of the button that turns in work without an answer. */
const heights = { answer: 206, tap: 48 }

/** Starts a piece of work, and opens its page. */
export function NextWorkLinks({ assignment }: { assignment: AssignmentView }) {
  return (
    <>
      <StartButton assignment={assignment} />
      <Button
        component={Link}
        href={studentWorkAt(assignment)}
        variant="default"
        h={44}
        px="sm"
        rightSection={<IconArrowRight size={20} stroke={1.5} aria-hidden />}
      >
        Open
      </Button>
    </>
  )
}

/** The words of a piece of work, and the form that turns it in. */
export function NextWork({ assignment }: { assignment: AssignmentView }) {
  const words = assignment.instructions ?? assignment.description
  return (
    <Stack gap="sm">
      {words && (
        <Text lineClamp={4} style={{ whiteSpace: "pre-line" }}>
          {words}
        </Text>
      )}
      <WhenIdle placeholder={<Skeleton h={assignment.needs_answer ? heights.answer : heights.tap} animate={false} />}>
        <SubmitPanel assignment={assignment} compact />
      </WhenIdle>
    </Stack>
  )
}
