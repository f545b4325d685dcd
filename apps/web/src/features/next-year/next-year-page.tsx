import { Anchor } from "@mantine/core"
import { IconChevronLeft } from "@tabler/icons-react"
import { Link } from "wouter"
import { settingsAt } from "../../lib/paths.ts"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { NextYearBoard } from "./next-year-board.tsx"
import { NextYearSkeleton } from "./next-year-skeleton.tsx"

/** Starts the next school year with everything that goes on. */
export default function NextYearPage() {
  return (
    <div>
      <Anchor component={Link} href={settingsAt("school")} size="sm" fw={600}>
        <IconChevronLeft size={16} stroke={2} style={{ verticalAlign: "-3px" }} aria-hidden /> School
      </Anchor>
      <QueryBoundary skeleton={<NextYearSkeleton />} fallback="Failed to load the school years.">
        <NextYearBoard />
      </QueryBoundary>
    </div>
  )
}
