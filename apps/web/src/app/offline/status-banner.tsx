import { Button, Loader, Text } from "@mantine/core"
import { IconClock, IconRefresh } from "@tabler/icons-react"
import { lazy, Suspense, useState, useSyncExternalStore } from "react"
import { countOf } from "../../lib/format.ts"
import { toMinute, useClock } from "../../ui/hooks/use-clock.ts"
import { Banner, OutageBanner } from "../outage-banner.tsx"
import { appUpdate } from "./app-worker.ts"
import { momentWords } from "./shown-age.ts"
import { useOldestShown, useRefreshing } from "./use-oldest-shown.ts"
import { waitingStore } from "./waiting-store.ts"

const RefusedDialog = lazy(() => import("./refused-dialog.tsx"))

/**
 * Says in one banner that a person is offline, how old the page is, and how many changes wait; afterwards that they are sent, or could not
 * be saved; and that a new version is ready.
 */
export function StatusBanner() {
  return (
    <OutageBanner note={<OutageNote />}>
      <OnlineStatus />
    </OutageBanner>
  )
}

function useWaiting() {
  const changes = useSyncExternalStore(waitingStore.subscribe, waitingStore.read)
  return {
    waiting: changes.filter(({ refusal }) => refusal === null),
    refused: changes.filter(({ refusal }) => refusal !== null),
  }
}

/** The age of what the page shows, and the number of changes that wait. */
function OutageNote() {
  const { waiting } = useWaiting()
  const oldest = useOldestShown()
  const now = useClock(toMinute)
  return (
    <>
      {oldest === null ? "What you typed is kept." : `This is from ${momentWords(oldest, now)}.`}
      {waiting.length > 0 && ` ${waitingWords(waiting.length)}`}
    </>
  )
}

function OnlineStatus() {
  const { waiting, refused } = useWaiting()
  const isUpdated = useSyncExternalStore(appUpdate.subscribe, appUpdate.read)
  const refreshing = useRefreshing()
  const now = useClock(toMinute)
  const [isShown, setShown] = useState(false)
  if (isShown && refused.length > 0)
    return (
      <Suspense>
        <RefusedDialog refused={refused} onClose={() => setShown(false)} />
      </Suspense>
    )
  if (refused.length > 0)
    return (
      <Banner>
        <IconClock size={20} stroke={1.5} aria-hidden />
        <Text size="sm">
          <b>{countOf(refused.length, "change")} could not be saved.</b>
        </Text>
        <Button size="compact-sm" variant="light" flex="none" onClick={() => setShown(true)}>
          Show
        </Button>
      </Banner>
    )
  if (waiting.length > 0)
    return (
      <Banner>
        <Loader size={18} aria-hidden />
        <Text size="sm">{waiting.length === 1 ? "1 change is" : `${waiting.length} changes are`} being sent.</Text>
      </Banner>
    )
  if (isUpdated)
    return (
      <Banner>
        <IconRefresh size={20} stroke={1.5} aria-hidden />
        <Text size="sm">A new version is ready.</Text>
        <Button size="compact-sm" variant="light" flex="none" onClick={appUpdate.start}>
          Reload
        </Button>
      </Banner>
    )
  if (refreshing !== null)
    return (
      <Banner>
        <Loader size={18} aria-hidden />
        <Text size="sm">This is from {momentWords(refreshing, now)}. It is being refreshed.</Text>
      </Banner>
    )
  return null
}

function waitingWords(count: number): string {
  return count === 1 ? "1 change is waiting." : `${count} changes are waiting.`
}
