import { can } from "@hearthbook/core/permissions/permissions"
import { Stack } from "@mantine/core"
import { useUser } from "../../../session/use-session.ts"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../../ui/feedback/skeletons.tsx"
import { EnrollCard } from "./enroll-card.tsx"
import { PinList } from "./pin-list.tsx"
import { TabletList } from "./tablet-list.tsx"

/** The children's PINs, and the devices on which they work. Only parents choose the devices. */
export function TabletTab() {
  const user = useUser()
  return (
    <Stack gap="lg">
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load the PINs.">
        <PinList />
      </QueryBoundary>
      {user && can(user.role, "manage_members") && (
        <>
          <QueryBoundary skeleton={<RowSkeletons rows={1} />} fallback="Failed to load your tablets.">
            <TabletList />
          </QueryBoundary>
          <EnrollCard />
        </>
      )}
    </Stack>
  )
}
