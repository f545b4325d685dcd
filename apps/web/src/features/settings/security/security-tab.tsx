import { can } from "@hearthbook/api/permissions"
import { Stack } from "@mantine/core"
import { useUser } from "../../../session/use-session.ts"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../../ui/feedback/skeletons.tsx"
import { ChangePassword } from "./change-password.tsx"
import { SessionList } from "./session-list.tsx"
import { SettingsBoundary } from "../shared/settings-boundary.tsx"
import { SignInCard } from "./sign-in-card.tsx"

/** The password, sign-in notifications and open sessions. Children have no email address for notifications. */
export function SecurityTab() {
  const user = useUser()
  return (
    <Stack gap="lg">
      <ChangePassword />
      {user && can(user.role, "use_adult_area") && (
        <div className="screen-only">
          <SettingsBoundary>
            <SignInCard />
          </SettingsBoundary>
        </div>
      )}
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load your devices.">
        <SessionList />
      </QueryBoundary>
    </Stack>
  )
}
