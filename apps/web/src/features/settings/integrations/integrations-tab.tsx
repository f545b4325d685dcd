import { can } from "@hearthbook/api/permissions"
import { Stack } from "@mantine/core"
import { useUser } from "../../../session/use-session.ts"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../../ui/feedback/skeletons.tsx"
import { ConnectionList } from "./connection-list.tsx"
import { DriveCard } from "./drive-card.tsx"
import { narrow } from "../shared/widths.ts"

/** One's accounts elsewhere. A child has a Drive alone: it comes in by its log-in. */
export function IntegrationsTab() {
  const user = useUser()
  return (
    <Stack gap="lg" style={narrow}>
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load your connections.">
        <DriveCard />
        {user && !can(user.role, "use_student_area") && <ConnectionList />}
      </QueryBoundary>
    </Stack>
  )
}
