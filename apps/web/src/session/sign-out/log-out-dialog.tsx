import { Group, Modal, Stack, Text } from "@mantine/core"
import { useMounted } from "@mantine/hooks"
import { useState } from "react"
import { LongButton } from "../../ui/inputs/long-button.tsx"
import { logOutQuestion, question } from "./log-out-question.ts"
import { returnFocusTo } from "../../ui/focus/focus-return.ts"

/** Asks for confirmation if signing out would delete unsaved work. */
export default function LogOutDialog() {
  const [asked] = useState(logOutQuestion.read)
  const [closing, setClosing] = useState(false)
  // Opened one render later, so that the opening transition runs.
  const mounted = useMounted()
  const stay = () => setClosing(true)
  const leave = () => {
    logOutQuestion.end()
    asked?.leave()
  }
  return (
    <Modal
      opened={mounted && !closing}
      onClose={stay}
      onExitTransitionEnd={() => {
        logOutQuestion.end()
        returnFocusTo(asked?.opener ?? null)
      }}
      returnFocus={false}
      title={question.title}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Stack gap="md">
        <Text>{question.text}</Text>
        <Group justify="flex-end" gap="sm">
          <LongButton variant="default" onClick={leave}>
            Log out
          </LongButton>
          <LongButton onClick={stay} data-autofocus>
            Stay
          </LongButton>
        </Group>
      </Stack>
    </Modal>
  )
}
