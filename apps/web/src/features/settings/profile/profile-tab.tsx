import { Stack } from "@mantine/core"
import { AvatarCard } from "./avatar-card.tsx"
import { DeleteAccountCard } from "./delete-account-card.tsx"
import { ProfileCard } from "./profile-card.tsx"
import { SettingsBoundary } from "../shared/settings-boundary.tsx"

/** The user's profile. */
export function ProfileTab() {
  return (
    <Stack gap="lg">
      <AvatarCard />
      <SettingsBoundary>
        <ProfileCard />
      </SettingsBoundary>
      <div className="screen-only">
        <DeleteAccountCard />
      </div>
    </Stack>
  )
}
