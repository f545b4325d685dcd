import { Stack } from "@mantine/core"
import { QueryBoundary } from "../../ui/query-boundary.tsx"
import { RowSkeletons } from "../../ui/skeletons.tsx"
import { ChangePassword } from "./change-password.tsx"
import { SessionList } from "./session-list.tsx"
import { narrow } from "./widths.ts"

/** One's password, and where one is signed in. */
export function SecurityTab() {
  return (
    <Stack gap="lg" style={narrow}>
      <ChangePassword />
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load your devices.">
        <SessionList />
      </QueryBoundary>
    </Stack>
  )
}
