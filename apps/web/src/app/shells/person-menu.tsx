import { fullName } from "@hearthbook/core/names/names"
import { can } from "@hearthbook/core/permissions/permissions"
import { Menu, Text, UnstyledButton } from "@mantine/core"
import { IconLogout, IconSettings, IconShieldCog } from "@tabler/icons-react"
import { Link } from "wouter"
import { paths } from "../../lib/paths.ts"
import { useLogout } from "../../session/sign-out/use-logout.ts"
import { useUser } from "../../session/use-session.ts"
import { PersonAvatar } from "../../entities/user/person-avatar.tsx"
import { PressedMenu } from "../../ui/menus/pressed-menu.tsx"
import { Breakable } from "../../ui/layout/breakable.tsx"

/** The signed-in person's menu in the header. */
export function PersonMenu() {
  const user = useUser()
  const logout = useLogout()
  if (!user) return null
  return (
    <PressedMenu
      width={240}
      button={(menu) => (
        <UnstyledButton {...menu} aria-label={`${fullName(user)}, account menu`} style={{ borderRadius: "50%" }}>
          <PersonAvatar person={user} size={can(user.role, "use_student_area") ? 44 : 38} />
        </UnstyledButton>
      )}
    >
      <Menu.Dropdown>
        <div style={{ padding: "8px 12px", overflowWrap: "anywhere" }}>
          <Text fw={600}>{fullName(user)}</Text>
          <Text size="sm" c="dimmed">
            <Breakable>{user.email}</Breakable>
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} href={paths.settings} leftSection={<IconSettings size={18} stroke={1.5} />}>
          Settings
        </Menu.Item>
        {can(user.role, "administer_installation") && (
          <Menu.Item
            component={Link}
            href={paths.adminDashboard}
            leftSection={<IconShieldCog size={18} stroke={1.5} />}
          >
            Administration
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.5} />} onClick={logout}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </PressedMenu>
  )
}
