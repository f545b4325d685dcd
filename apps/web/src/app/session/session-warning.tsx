import { Button, Group, Modal, Stack, Text } from "@mantine/core"
import { useState, useSyncExternalStore } from "react"
import { OnceOpened } from "../../ui/feedback/once-opened.tsx"
import { useSeconds } from "../../ui/hooks/use-clock.ts"
import { formatCountdown } from "../../lib/format.ts"
import { useSession } from "../../session/use-session.ts"
import { readError, type ReadableError } from "../../lib/read-error.ts"
import { SaveFailure } from "../../forms/form-messages.tsx"
import { sessionWatch } from "./watched-session.ts"

/** Warns an inactive person five minutes before the session ends. */
export function SessionWarning() {
  const end = useSyncExternalStore(sessionWatch.subscribe, sessionWatch.read, sessionWatch.read)
  const remember = useSession()?.remember ?? false
  const [extending, setExtending] = useState(false)
  const [failure, setFailure] = useState<ReadableError | null>(null)

  const extend = async () => {
    setExtending(true)
    setFailure(null)
    try {
      await sessionWatch.extend()
    } catch (cause) {
      setFailure(readError(cause))
    } finally {
      setExtending(false)
    }
  }

  return (
    <OnceOpened opened={end !== null}>
      {(opened) => (
        <Modal
          opened={opened}
          onClose={() => sessionWatch.dismiss()}
          title="Your session is about to end"
          closeOnClickOutside={false}
          withCloseButton={false}
        >
          <Stack gap="md">
            <Text>
              You have not done anything here for a while.{" "}
              {remember
                ? "Your session pauses soon, and resumes when you come back to this device."
                : "To keep what is on this screen safe, you will be signed out soon."}
            </Text>
            {end !== null && <Countdown end={end} />}
            <SaveFailure failure={failure} />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={() => sessionWatch.dismiss()}>
                Dismiss
              </Button>
              <Button onClick={extend} loading={extending} data-autofocus>
                Extend Session
              </Button>
            </Group>
          </Stack>
        </Modal>
      )}
    </OnceOpened>
  )
}

/** '4:59', updated each second. Not announced, because a screen reader would never stop. */
function Countdown({ end }: { end: number }) {
  const now = useSeconds()
  return (
    <Text className="figures" size="xl" fw={650} role="timer" aria-live="off" aria-label="Time left">
      {formatCountdown(end - now)}
    </Text>
  )
}
