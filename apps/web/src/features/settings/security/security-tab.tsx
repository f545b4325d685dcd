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
import { WaysIn } from "./ways-in/ways-in.tsx"

/** The password, sign-in notifications, who can get in, and access tokens. Children see only the password and their own devices. */
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
      {isAdult ? (
        <>
          <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load who can get in.">
            <WaysIn />
          </QueryBoundary>
          <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load your access tokens.">
            <AccessTokens />
          </QueryBoundary>
        </>
      ) : (
        <QueryBoundary skeleton={<RowSkeletons />} fallback="Failed to load your devices.">
          <SessionList />
        </QueryBoundary>
      )}
    </Stack>
  )
}
