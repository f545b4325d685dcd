import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { Button, Group, Text } from "@mantine/core"
import { IconArrowBackUp, IconCircleCheck } from "@tabler/icons-react"
import { useState } from "react"
import { readError } from "../../../lib/read-error.ts"
import { keepFocusOnPage } from "../../../ui/focus/focus-return.ts"
import { HandInTrouble } from "./submit-problem.tsx"
import { tryAgain, useHandInRefused } from "./submit-error.ts"
import { useTakeBackWork } from "./submit-work.ts"

/** That the work is handed in, and the way to take it back until it is graded. */
export function HandInDone({ assignment }: { assignment: AssignmentView }) {
  const takeBack = useTakeBackWork(assignment)
  const onRefused = useHandInRefused(assignment)
  const [isRunning, setRunning] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  const onClick = async () => {
    setRunning(true)
    setTrouble(null)
    try {
      await takeBack()
      keepFocusOnPage()
    } catch (cause) {
      setTrouble(readError(cause, tryAgain).message)
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
          <Text fw={600}>You handed this in.</Text>
        </Group>
        <Button
          variant="default"
          size="md"
          mih={44}
          loading={isRunning}
          leftSection={<IconArrowBackUp size={20} stroke={1.5} aria-hidden />}
          onClick={onClick}
        >
          Take it back
        </Button>
      </Group>
      <HandInTrouble message={trouble}>It is still handed in.</HandInTrouble>
    </>
  )
}
