import { Download } from "../../entities/download/download.tsx"
import { DownloadBoundary } from "../../entities/download/download-boundary.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { ResourceBoard } from "./resource-board.tsx"
import { useResourceFilters } from "./use-resource-filters.ts"
import { ResourcesSkeleton } from "./resources-skeleton.tsx"

export default function ResourcesPage() {
  return (
    <Page
      title="Resource Library"
      intro="Links, videos, documents and anything else you teach with, ready to attach to a lesson."
      action={
        <DownloadBoundary>
          <DownloadResources />
        </DownloadBoundary>
      }
    >
      <QueryBoundary skeleton={<ResourcesSkeleton />} fallback="Failed to load resources.">
        <ResourceBoard />
      </QueryBoundary>
    </Page>
  )
}

function DownloadResources() {
  const { filter } = useResourceFilters()
  const { search, subject_id, resource_type } = filter
  return <Download lists={[{ label: "Resources", noun: "resources", filter: { search, subject_id, resource_type } }]} />
}
