import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { Button, Stack, Text } from "@mantine/core"
import { IconArrowRight } from "@tabler/icons-react"
import { Link } from "wouter"
import { studentWorkAt } from "../../../lib/paths.ts"
import { SubmitPanel } from "../submit/submit-panel.tsx"
import { StartButton } from "../work/start-button.tsx"

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
      <SubmitPanel assignment={assignment} compact />
    </Stack>
  )
}
