import type { ReactNode } from "react"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { Welcome } from "./welcome.tsx"

/** Sets up a school year: the students, what each learns, and when. */
export default function WelcomePage() {
  return (
    <QueryBoundary skeleton={<PageSkeleton />} fallback="Failed to load the set-up." frame={Frame}>
      <Welcome />
    </QueryBoundary>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <Page title="Set up your school">{children}</Page>
}
