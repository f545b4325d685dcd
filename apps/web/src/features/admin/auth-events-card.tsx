import { Card, Text, Title } from "@mantine/core"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../ui/feedback/skeletons.tsx"
import { AuthEventTable } from "./auth-event-table.tsx"

/** Sign-in activity, newest first. */
export function AuthEventsCard() {
  return (
    <Card component="section" aria-label="Sign-in activity">
      <Title order={2} size="h4">
        Sign-in activity
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Kept for 180 days. Passwords, tokens and links are never recorded.
      </Text>
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load the activity.">
        <AuthEventTable />
      </QueryBoundary>
    </Card>
  )
}
