import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { RowSkeletons, StatSkeletons } from "../../ui/feedback/skeletons.tsx"
import { AuthEventsCard } from "./auth-events-card.tsx"
import { HealthCard } from "./health-card.tsx"
import { InstallationCounts } from "./installation-counts.tsx"
import { UsersCard } from "./users-card.tsx"

/** For the operator of the installation: counts, health, users and sign-in activity. */
export default function AdminDashboardPage() {
  return (
    <Page title="Administration" intro="The whole installation at a glance. Families’ records stay private.">
      <QueryBoundary skeleton={<StatSkeletons />} fallback="Failed to load the counts.">
        <InstallationCounts />
      </QueryBoundary>
      <QueryBoundary skeleton={<RowSkeletons rows={1} />} fallback="Failed to load the server’s health.">
        <HealthCard />
      </QueryBoundary>
      <UsersCard />
      <AuthEventsCard />
    </Page>
  )
}
