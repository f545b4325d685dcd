import type { ReactNode } from "react"
import classes from "./sketch.module.css"

/** A color of the theme. */
export type Tone = "hearth" | "amber" | "blue" | "violet" | "green" | "red" | "slate" | "absent"

/** The frame of a faint picture that shows an empty page in use. Screen readers, paper and a search in the page skip it. */
export function Sketch({ children }: { children: ReactNode }) {
  return (
    <div className={classes.sketch} aria-hidden>
      {children}
    </div>
  )
}

/** Text that is only seen. */
export function SketchWords({ of, className = "" }: { of: string; className?: string | undefined }) {
  return <span className={`${classes.words} ${className}`} data-words={of} />
}
