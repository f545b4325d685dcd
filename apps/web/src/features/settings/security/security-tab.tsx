import { can } from "@hearthbook/api/permissions"
import { Stack } from "@mantine/core"
import { useUser } from "../../../session/use-session.ts"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../../ui/feedback/skeletons.tsx"
import { ChangePassword } from "./change-password.tsx"
import { SessionList } from "./session-list.tsx"
import { SettingsBoundary } from "../shared/settings-boundary.tsx"
import { SignInCard } from "./sign-in-card.tsx"
import { narrow } from "../shared/widths.ts"

/** One's password, what guards the account, and where one is signed in. A child has no mail to be warned by. */
export function SecurityTab() {
  const user = useUser()
  return (
    <Stack gap="lg" style={narrow}>
      <ChangePassword />
      {user && can(user.role, "use_adult_area") && (
        <SettingsBoundary>
          <SignInCard />
        </SettingsBoundary>
      )}
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load your devices.">
        <SessionList />
      </QueryBoundary>
    </Stack>
  )
}
