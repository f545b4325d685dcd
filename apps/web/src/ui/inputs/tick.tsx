import type { ComponentProps } from "react"
import classes from "./tick.module.css"

type Props = Omit<ComponentProps<"input">, "type" | "className"> & {
  /** Marks the tick as what takes the focus of its row. */
  "data-row-stop"?: string
}

/** The round checkbox of a row or a chip. A plain element, since a board has hundreds. */
export function Tick(props: Props) {
  return (
    <span className={classes.tick}>
      <input type="checkbox" {...props} />
    </span>
  )
}

/** The room of a tick in a row without one. */
export function NoTick() {
  return <span className={classes.tick} />
}
