import { Download } from "../../entities/download/download.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { ProviderBoard } from "./provider-board.tsx"
import { ProvidersSkeleton } from "./providers-skeleton.tsx"

export default function ProvidersPage() {
  return (
    <Page
      title="Providers"
      intro="The publishers, courses and museums behind your teaching. Curricula and resources can name one."
      action={<Download lists={[{ label: "Providers", noun: "providers" }]} />}
    >
      <QueryBoundary skeleton={<ProvidersSkeleton />} fallback="Failed to load providers.">
        <ProviderBoard />
      </QueryBoundary>
    </Page>
  )
}
