import { VisuallyHidden } from "@mantine/core"
import { IconClock } from "@tabler/icons-react"
import { useSyncExternalStore } from "react"
import { waitingRows } from "../../lib/offline/waiting-rows.ts"
import classes from "./waiting-mark.module.css"

const never = () => false

/** Returns true if a change of the row (lib/offline/waiting-rows.ts) waits for the network. */
export function useIsWaiting(row: string): boolean {
  return useSyncExternalStore(waitingRows.subscribe, () => waitingRows.has(row), never)
}

type Props = {
  row: string
  /** For controls that are described by it, since their label replaces their content. */
  id?: string
}

/** A small clock on a row whose change waits for the network, with words for a screen reader. Nothing on other rows. */
export function WaitingMark({ row, id }: Props) {
  if (!useIsWaiting(row)) return null
  return (
    <span className={`${classes.mark} screen-only`} title="Waiting to be sent" data-waiting>
      <IconClock size={14} stroke={2} aria-hidden />
      <VisuallyHidden id={id}>Waiting to be sent</VisuallyHidden>
    </span>
  )
}
