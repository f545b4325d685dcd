import { Anchor } from "@mantine/core"
import { IconChevronLeft } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { settingsAt } from "../../lib/paths.ts"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { NextYearBoard } from "./next-year-board.tsx"
import { NextYearSkeleton } from "./next-year-skeleton.tsx"

/** Starts the next school year with everything that goes on. */
export default function NextYearPage() {
  return (
    <div>
      <Anchor component={Link} href={settingsAt("school")} size="sm" fw={600}>
        <IconChevronLeft size={16} stroke={2} style={{ verticalAlign: "-3px" }} aria-hidden /> School
      </Anchor>
      <QueryBoundary skeleton={<NextYearSkeleton />} fallback="Failed to load the school years." frame={Frame}>
        <NextYearBoard />
      </QueryBoundary>
    </div>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <Page title="Next year">{children}</Page>
}
