import { UnstyledButton } from "@mantine/core"
import { IconGripVertical } from "@tabler/icons-react"
import { useEffect, type KeyboardEvent } from "react"
import classes from "./reorder.module.css"
import type { ReorderActions } from "./use-reorder.ts"

type Props = {
  id: string
  name: string
  /** True while this row is being moved. */
  isMoved: boolean
  actions: ReorderActions
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
export function ReorderHandle({ id, name, isMoved, actions, number }: Props) {
  // Escape ends a move, wherever focus is.
  useEffect(() => {
    if (!isMoved) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return
      event.preventDefault()
      event.stopPropagation()
      actions.cancel()
    }
    window.addEventListener("keydown", onKey, true)
    return () => window.removeEventListener("keydown", onKey, true)
  }, [isMoved, actions])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.key === " " || event.key === "Enter") {
      if (isMoved) actions.drop()
      else actions.lift(id)
    } else if (isMoved && step !== undefined) actions.step(step)
    else return
    event.preventDefault()
  }

  return (
    <UnstyledButton
      data-handle={id}
      data-print={number === undefined ? undefined : true}
      data-mantine-stop-propagation={isMoved || undefined}
      className={classes.handle}
      aria-label={`Reorder ${name}`}
      aria-pressed={isMoved}
      title="Drag to reorder, or press Space and use the arrow keys"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => actions.press(id, event.nativeEvent)}
      onBlur={() => isMoved && actions.cancel()}
    >
      {number !== undefined && <span className={classes.number}>{number}</span>}
      <IconGripVertical size={18} stroke={1.5} className={`${classes.grip} screen-only`} aria-hidden />
    </UnstyledButton>
  )
}
