import { turnInLabels } from "@hearthbook/core/names/labels"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Button, Group, Text } from "@mantine/core"
import { IconArrowBackUp, IconCircleCheck } from "@tabler/icons-react"
import { useState } from "react"
import { readError } from "../../../lib/read-error.ts"
import { keepFocusOnPage } from "../../../ui/focus/focus-return.ts"
import { SubmitProblem } from "./submit-problem.tsx"
import { tryAgain, useSubmitError } from "./submit-error.ts"
import { useUnsubmitWork } from "./submit-work.ts"

/** Says that the work is turned in, with a button to unsubmit it until it is graded. */
export function SubmittedWork({ assignment }: { assignment: AssignmentView }) {
  const unsubmit = useUnsubmitWork(assignment)
  const onRefused = useSubmitError(assignment)
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const onClick = async () => {
    setRunning(true)
    setProblem(null)
    try {
      await unsubmit()
      keepFocusOnPage()
    } catch (cause) {
      setProblem(readError(cause, tryAgain).message)
      await onRefused(cause)
    } finally {
      setRunning(false)
    }
  }
  return (
    <>
      <Group justify="space-between" gap="sm">
        <Group gap="xs" wrap="nowrap" style={{ flex: "1 1 220px" }}>
          <IconCircleCheck size={26} stroke={1.5} aria-hidden color="var(--mantine-color-green-filled)" />
          <Text fw={600}>You turned this in.</Text>
        </Group>
        <Button
          variant="default"
          size="md"
          mih={44}
          loading={isRunning}
          leftSection={<IconArrowBackUp size={20} stroke={1.5} aria-hidden />}
          onClick={onClick}
        >
          {turnInLabels.undo}
        </Button>
      </Group>
      <SubmitProblem message={problem}>It is still turned in.</SubmitProblem>
    </>
  )
}
