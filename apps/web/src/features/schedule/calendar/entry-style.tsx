import type { CSSProperties, ReactNode } from "react"
import classes from "./entry.module.css"
import { withSoftHyphens } from "../../../lib/soft-hyphens.ts"
import { colorOf, placeOf, timeWords, titleOf, type Entry } from "../../../entities/schedule/schedule-entry.ts"

/**
 * The entry's color mixed with the background, so that the text is readable on any color in light and dark mode. The
 * color itself is the bar at its side (entry.module.css).
 */
export function groundOf(color: string): CSSProperties & Record<`--${string}`, string> {
  return {
    "--entry": color,
    "--event-bg": "color-mix(in srgb, var(--entry) var(--entry-share), var(--mantine-color-body))",
    "--event-hover": "color-mix(in srgb, var(--entry) var(--entry-share-hover), var(--mantine-color-body))",
    "--event-color": "var(--mantine-color-text)",
  }
}

/** The content of an entry, as much as fits. */
export function EntryBody({ entry }: { entry: Entry }): ReactNode {
  const place = placeOf(entry)
  return (
    <span className={classes.body}>
      <span className={classes.line}>
        <span className={classes.title}>{withSoftHyphens(titleOf(entry))}</span>{" "}
        <span className={classes.more}>{timeWords(entry)}</span>
      </span>
      {place && <span className={classes.more}>{place}</span>}
    </span>
  )
}

/** An entry of the agenda, on its own line. */
export function AgendaBody({ entry }: { entry: Entry }): ReactNode {
  const place = placeOf(entry)
  return (
    <span className={classes.row}>
      <span className={classes.bar} style={{ backgroundColor: colorOf(entry) }} />
      <span className={classes.about}>
        <span className={classes.rowTitle}>{titleOf(entry)}</span>
        <span className={classes.rowMore}>
          {timeWords(entry)}
          {place && ` · ${place}`}
        </span>
      </span>
    </span>
  )
}
