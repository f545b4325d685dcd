import { UnstyledButton } from "@mantine/core"
import { useDrag } from "@mantine/hooks"
import { IconGripVertical } from "@tabler/icons-react"
import { useEffect, useRef, type KeyboardEvent } from "react"
import classes from "./reorder.module.css"
import type { Reorder } from "./use-reorder.ts"

type Props = {
  id: string
  reorder: Reorder
  /** The row's number, shown until the pointer is on the row. */
  number?: number
}

const steps: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
}

/**
 * The handle of a row: drag it, or press Space, move the row with the arrow keys, and press Space again. Escape leaves the row where
 * it was.
 */
export function ReorderHandle({ id, reorder, number }: Props) {
  const isLifted = reorder.isLifted(id)
  const cancelDrag = useRef<(() => void) | null>(null)
  const { ref } = useDrag<HTMLButtonElement>(
    ({ first, last, canceled, xy, initial, cancel }) => {
      if (first) {
        cancelDrag.current = cancel
        reorder.grab(id, initial[1])
      }
      if (last) cancelDrag.current = null
      if (last && canceled) reorder.cancel()
      else if (last) reorder.drop()
      else reorder.dragTo(xy[1])
    },
    { threshold: 4 },
  )

  // Escape ends a drag, wherever focus is.
  const leave = useRef(reorder.cancel)
  useEffect(() => {
    leave.current = reorder.cancel
  })
  useEffect(() => {
    if (!isLifted) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return
      event.preventDefault()
      event.stopPropagation()
      cancelDrag.current?.()
      cancelDrag.current = null
      leave.current()
    }
    window.addEventListener("keydown", onKey, true)
    return () => window.removeEventListener("keydown", onKey, true)
  }, [isLifted])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.key === " " || event.key === "Enter") {
      if (isLifted) reorder.drop()
      else reorder.lift(id)
    } else if (isLifted && step !== undefined) reorder.step(step)
    else return
    event.preventDefault()
  }

  return (
    <UnstyledButton
      ref={ref}
      data-handle={id}
      data-print={number === undefined ? undefined : true}
      data-mantine-stop-propagation={isLifted || undefined}
      className={classes.handle}
      aria-label={`Reorder ${reorder.nameOf(id)}`}
      aria-pressed={isLifted}
      title="Drag to reorder, or press Space and use the arrow keys"
      onKeyDown={onKeyDown}
      onBlur={() => isLifted && cancelDrag.current === null && reorder.cancel()}
    >
      {number !== undefined && <span className={classes.number}>{number}</span>}
      <IconGripVertical size={18} stroke={1.5} className={`${classes.grip} screen-only`} aria-hidden />
    </UnstyledButton>
  )
}
