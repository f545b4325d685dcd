import { Anchor, Skeleton } from "@mantine/core"
import { IconChevronLeft } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { Link, useRoute } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { Page } from "../../../ui/layout/page.tsx"
import { FilingBoard } from "./filing-board.tsx"

/** Something to send or keep: what it must contain, filled from the records, and what became of it. */
export default function FilingPage() {
  const [, params] = useRoute(paths.filing)
  const id = params?.id ?? ""
  return (
    <div>
      <Anchor component={Link} href={paths.records} size="sm" fw={600} className="screen-only">
        <IconChevronLeft size={16} stroke={2} style={{ verticalAlign: "-3px" }} aria-hidden /> Records
      </Anchor>
      <QueryBoundary key={id} skeleton={<Skeleton h={480} />} fallback="Failed to load the filing." frame={Frame}>
        <FilingBoard id={id} />
      </QueryBoundary>
    </div>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <Page title="Filings">{children}</Page>
}
