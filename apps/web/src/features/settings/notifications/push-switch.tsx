import { Button, Stack, Text } from "@mantine/core"
import type { Obstacle } from "../../../session/push.ts"
import { SettingSwitch } from "../shared/setting-switch.tsx"
import { usePush } from "./use-push.ts"

const obstacles: Record<Obstacle, string> = {
  unsupported: "This browser cannot show notifications. On an iPhone or iPad, add Hearthbook to the Home Screen first.",
  denied: "This browser does not let Hearthbook show notifications. Allow them in its settings for this site.",
  no_key: "This installation has no keys for push notifications yet.",
}

type Props = {
  isOn: boolean
  /** Resolves to true if it was saved. */
  onFlip: (isOn: boolean) => Promise<boolean>
}

/** A switch for push messages about assignments. The browser asks for permission only when it is switched on. */
export function PushSwitch({ isOn, onFlip }: Props) {
  const { obstacle, isSubscribed, isBusy, subscribe, forget } = usePush()
  const flip = async (next: boolean) => {
    if (next && !(await subscribe())) return
    const isSaved = await onFlip(next)
    // Push is off, or could not be switched on: unsubscribe this device too.
    if (isSaved !== next) await forget()
  }
  return (
    <Stack gap={0}>
      <SettingSwitch
        label="Push messages about assignments"
        about={
          obstacle
            ? obstacles[obstacle]
            : "On this device, even while Hearthbook is closed: when work is assigned or turned in."
        }
        checked={isOn}
        disabled={obstacle !== null && !isOn}
        busy={isBusy}
        onFlip={(next) => void flip(next)}
      />
      {isOn && !obstacle && !isSubscribed && (
        <div>
          <Text size="sm" c="dimmed" mb="xs">
            This device does not receive them.
          </Text>
          <Button variant="default" size="sm" loading={isBusy} onClick={() => void subscribe()}>
            Send them here, too
          </Button>
        </div>
      )}
    </Stack>
  )
}
