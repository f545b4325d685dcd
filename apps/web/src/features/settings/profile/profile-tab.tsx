import { Stack } from "@mantine/core"
import { AvatarCard } from "./avatar-card.tsx"
import { DeleteAccountCard } from "./delete-account-card.tsx"
import { ProfileCard } from "./profile-card.tsx"
import { SettingsBoundary } from "../shared/settings-boundary.tsx"
import { narrow } from "../shared/widths.ts"

/** Who one is. */
export function ProfileTab() {
  return (
    <Stack gap="lg" style={narrow}>
      <AvatarCard />
      <SettingsBoundary>
        <ProfileCard />
      </SettingsBoundary>
      <DeleteAccountCard />
    </Stack>
  )
}
