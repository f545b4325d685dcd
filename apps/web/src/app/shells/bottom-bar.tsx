import type { ReactNode } from "react"
import { Link, useLocation } from "wouter"
import type { Destination } from "../navigation/destination.ts"
import { destinationIcons } from "../navigation/destination-icons.ts"
import classes from "./bottom-bar.module.css"

export type Place = Pick<Destination, "label" | "path" | "icon">

type Props = {
  places: Place[]
  /** True for the larger text of the student area. */
  isLarge?: boolean
  /** A button after the places. */
  children?: ReactNode
}

/** The daily places at the bottom of the screen, within reach of a thumb. */
export function BottomBar({ places, isLarge = false, children }: Props) {
  const [location] = useLocation()
  return (
    <nav aria-label="Main" className={classes.places} data-large={isLarge || undefined}>
      {places.map(({ label, path, icon }) => {
        const Icon = destinationIcons[icon]
        return (
          <Link
            key={path}
            href={path}
            className={classes.place}
            aria-current={location.replace(/(?<=.)\/$/, "") === path ? "page" : undefined}
          >
            <Icon size={isLarge ? 26 : 24} stroke={1.5} aria-hidden />
            {label}
          </Link>
        )
      })}
      {children}
    </nav>
  )
}
