import { Button, Stack, Text } from "@mantine/core"
import { obstacles } from "../../../session/push.ts"
import { SettingSwitch } from "../shared/setting-switch.tsx"
import { usePush } from "./use-push.ts"

type Props = {
  isOn: boolean
  /** Answers whether it was saved. */
  onFlip: (isOn: boolean) => Promise<boolean>
}

/** Push messages of assignments. The browser is asked for its permission only when they are switched on. */
export function PushSwitch({ isOn, onFlip }: Props) {
  const { obstacle, isSubscribed, isBusy, subscribe, forget } = usePush()
  const flip = async (next: boolean) => {
    if (next && !(await subscribe())) return
    const isSaved = await onFlip(next)
    // Switched off, or not switched on after all: then nothing is to come here either.
    if (isSaved !== next) await forget()
  }
  return (
    <Stack gap={0}>
      <SettingSwitch
        label="Push messages about assignments"
        about={
          obstacle
            ? obstacles[obstacle]
            : "On this device, even while Hearthbook is closed: work that was handed in or set."
        }
        checked={isOn}
        disabled={obstacle !== null && !isOn}
        busy={isBusy}
        onFlip={(next) => void flip(next)}
      />
      {isOn && !obstacle && !isSubscribed && (
        <div>
          <Text size="sm" c="dimmed" mb="xs">
            This device does not get them.
          </Text>
          <Button variant="default" size="sm" loading={isBusy} onClick={() => void subscribe()}>
            Send them here too
          </Button>
        </div>
      )}
    </Stack>
  )
}
