import type { ReactNode } from "react"
import { createPortal } from "react-dom"
import classes from "./paper.module.css"

/** A sheet that prints in place of the page. */
export function Paper({ children }: { children: ReactNode }) {
  return createPortal(
    <main className={classes.paper} data-paper>
      {children}
    </main>,
    document.body,
  )
}
