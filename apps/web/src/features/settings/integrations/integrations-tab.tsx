import { can } from "@hearthbook/core/permissions/permissions"
import { Stack } from "@mantine/core"
import { useUser } from "../../../session/use-session.ts"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../../ui/feedback/skeletons.tsx"
import { CalendarLinks } from "./calendar/calendar-links.tsx"
import { ConnectionList } from "./connection-list.tsx"
import { DriveCard } from "./drive-card.tsx"

/** The links for other calendars, and the user's connected accounts. A child has only Drive, and signs in with its login. */
export function IntegrationsTab() {
  const user = useUser()
  return (
    <Stack gap="lg">
      {user && can(user.role, "use_adult_area") && (
        <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load your calendar links.">
          <CalendarLinks />
        </QueryBoundary>
      )}
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load your connected accounts.">
        <DriveCard />
        {user && !can(user.role, "use_student_area") && <ConnectionList />}
      </QueryBoundary>
    </Stack>
  )
}
