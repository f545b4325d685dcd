import { can, type Action } from "@hearthbook/core/permissions/permissions"
import { Tabs } from "@mantine/core"
import {
  IconAdjustments,
  IconBell,
  IconDeviceTablet,
  IconLock,
  IconPlugConnected,
  IconSchool,
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
import { SchoolTab } from "./school/school-tab.tsx"
import { SecurityTab } from "./security/security-tab.tsx"
import { TabletTab } from "./tablet/tablet-tab.tsx"

type Tab = { value: string; label: string; icon: Icon; Panel: ComponentType; action?: Action; isWide?: boolean }

/** The tabs; a child has fewer. */
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
  { value: "school", label: "School", icon: IconSchool, Panel: SchoolTab, action: "use_adult_area", isWide: true },
  { value: "tablet", label: "Family tablet", icon: IconDeviceTablet, Panel: TabletTab, action: "use_adult_area" },
  { value: "family", label: "Family", icon: IconUsers, Panel: FamilyTab, action: "manage_members" },
]

/** The settings page. The open tab is stored in the URL. */
export default function SettingsPage() {
  const user = useUser()
  const { search, visit } = useSearchParamsState()
  const own = tabs.filter(({ action }) => !action || (user && can(user.role, action)))
  const open = own.find(({ value }) => value === search.get("tab")) ?? own[0]
  const seen = useOpenedTabs(open?.value)
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
        {own.map(({ value, Panel, isWide }) => (
          <Tabs.Panel key={value} value={value} className={isWide ? undefined : classes.panel}>
            {seen.includes(value) && <Panel />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  )
}

/** The tabs opened so far. They stay mounted with their input; the others run no queries yet. */
function useOpenedTabs(open: string | undefined): string[] {
  const [seen, setSeen] = useState<string[]>([])
  if (open !== undefined && !seen.includes(open)) setSeen([...seen, open])
  return seen
}
