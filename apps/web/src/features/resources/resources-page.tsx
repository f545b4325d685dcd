import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { ResourceBoard } from "./resource-board.tsx"
import { ResourcesSkeleton } from "./resources-skeleton.tsx"

export default function ResourcesPage() {
  return (
    <Page
      title="Resource Library"
      intro="Links, videos, documents and anything else you teach with, ready to attach to a lesson."
    >
      <QueryBoundary skeleton={<ResourcesSkeleton />} fallback="Failed to load resources.">
        <ResourceBoard />
      </QueryBoundary>
    </Page>
  )
}
