import { UnstyledButton } from "@mantine/core"
import { IconDots } from "@tabler/icons-react"
import { useLocation } from "wouter"
import { paths } from "../../lib/paths.ts"
import { BottomBar, type Place } from "./bottom-bar.tsx"
import classes from "./bottom-bar.module.css"
import type { Destination } from "../navigation/destination.ts"

const places: Place[] = [
  { label: "Today", path: paths.dashboard, icon: "IconHome" },
  { label: "Week", path: paths.week, icon: "IconTable" },
  { label: "Plan", path: paths.lessonPlanner, icon: "IconNotebook" },
  { label: "Grades", path: paths.progress, icon: "IconChartLine" },
]

/** The destinations that the bar of a phone leaves to its drawer. */
export function restOf(destinations: Destination[]): Destination[] {
  return destinations.filter(({ path }) => !places.some((place) => place.path === path))
}

type Props = { rest: Destination[]; isOpen: boolean; onMore: () => void }

/** The parents' bar on a phone. 'More' opens the drawer with the rest of the destinations. */
export function ParentBar({ rest, isOpen, onMore }: Props) {
  const [location] = useLocation()
  const isElsewhere = rest.some(({ path }) => location === path || location.startsWith(`${path}/`))
  return (
    <BottomBar places={places}>
      <UnstyledButton
        className={classes.place}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-current={isElsewhere || undefined}
        onClick={onMore}
      >
        <IconDots size={24} stroke={1.5} aria-hidden />
        More
      </UnstyledButton>
    </BottomBar>
  )
}
