import { can, type Action } from "@hearthbook/api/permissions"
import { Tabs } from "@mantine/core"
import {
  IconAdjustments,
  IconBell,
  IconLock,
  IconPlugConnected,
  IconUser,
  IconUsers,
  type Icon,
} from "@tabler/icons-react"
import { useState, type ComponentType } from "react"
import { useUser } from "../../session/use-session.ts"
import { Page } from "../../ui/layout/page.tsx"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"
import { OauthResultAlert } from "./integrations/oauth-result-alert.tsx"
import { FamilyTab } from "./family/family-tab.tsx"
import { IntegrationsTab } from "./integrations/integrations-tab.tsx"
import classes from "./settings-page.module.css"
import { NotificationsTab } from "./notifications/notifications-tab.tsx"
import { PreferencesTab } from "./preferences/preferences-tab.tsx"
import { ProfileTab } from "./profile/profile-tab.tsx"
import { SecurityTab } from "./security/security-tab.tsx"

type Tab = { value: string; label: string; icon: Icon; Panel: ComponentType; action?: Action }

/** A child has fewer of them (DECISIONS 18). */
const tabs: Tab[] = [
  { value: "profile", label: "Profile", icon: IconUser, Panel: ProfileTab, action: "use_adult_area" },
  {
    value: "notifications",
    label: "Notifications",
    icon: IconBell,
    Panel: NotificationsTab,
    action: "use_adult_area",
  },
  { value: "preferences", label: "Preferences", icon: IconAdjustments, Panel: PreferencesTab },
  { value: "security", label: "Security & Password", icon: IconLock, Panel: SecurityTab },
  { value: "integrations", label: "Integrations", icon: IconPlugConnected, Panel: IntegrationsTab },
  { value: "family", label: "Family", icon: IconUsers, Panel: FamilyTab, action: "manage_members" },
]

/** What each person may set. The open tab stands in the address, so that it can be linked to. */
export default function SettingsPage() {
  const user = useUser()
  const { search, visit } = useSearchParamsState()
  const own = tabs.filter(({ action }) => !action || (user && can(user.role, action)))
  const open = own.find(({ value }) => value === search.get("tab")) ?? own[0]
  const seen = useSeen(open?.value)
  return (
    <Page title="Settings">
      <OauthResultAlert />
      <Tabs variant="pills" keepMountedMode="display-none" value={open?.value} onChange={(tab) => visit({ tab })}>
        {own.length > 1 && (
          <Tabs.List mb="lg" aria-label="Settings" className={classes.tabs}>
            {own.map(({ value, label, icon: Icon }) => (
              <Tabs.Tab key={value} value={value} leftSection={<Icon size={18} stroke={1.5} aria-hidden />}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        )}
        {own.map(({ value, Panel }) => (
          <Tabs.Panel key={value} value={value}>
            {seen.includes(value) && <Panel />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  )
}

/** The tabs that were opened so far: they stay with what was typed there, and the others ask for nothing yet. */
function useSeen(open: string | undefined): string[] {
  const [seen, setSeen] = useState<string[]>([])
  if (open !== undefined && !seen.includes(open)) setSeen([...seen, open])
  return seen
}
