import { can } from "@hearthbook/core/permissions/permissions"
import { Stack } from "@mantine/core"
import { useUser } from "../../../session/use-session.ts"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../../ui/feedback/skeletons.tsx"
import { AccessTokens } from "./access-tokens/access-tokens.tsx"
import { ChangePassword } from "./change-password.tsx"
import { SessionList } from "./session-list.tsx"
import { SettingsBoundary } from "../shared/settings-boundary.tsx"
import { SignInCard } from "./sign-in-card.tsx"

/** The password, sign-in notifications, open sessions and access tokens. Children have no email address for notifications, and no programs. */
export function SecurityTab() {
  const user = useUser()
  const isAdult = user !== null && can(user.role, "use_adult_area")
  return (
    <Stack gap="lg">
      <ChangePassword />
      {isAdult && (
        <div className="screen-only">
          <SettingsBoundary>
            <SignInCard />
          </SettingsBoundary>
        </div>
      )}
      <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load your devices.">
        <SessionList />
      </QueryBoundary>
      {isAdult && (
        <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load your access tokens.">
          <AccessTokens />
        </QueryBoundary>
      )}
    </Stack>
  )
}
