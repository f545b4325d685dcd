import type { ReactNode } from "react"
import classes from "./card-grid.module.css"

// Not Mantine's SimpleGrid, because the skeleton of a page is part of the code that every page loads first.

/** A grid of cards: one to three side by side. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={classes.cards}>{children}</div>
}

/** A grid of stat cards: two or four side by side. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <div className={classes.stats}>{children}</div>
}
