import { Menu, Text, UnstyledButton } from "@mantine/core"
import { IconLogout } from "@tabler/icons-react"
import { useUser } from "../lib/use-session.ts"
import { PersonInitials } from "./person-initials.tsx"
import { useLogout } from "../lib/use-logout.ts"

/** The header's menu of the person signed in. */
export function PersonMenu() {
  const user = useUser()
  const logout = useLogout()
  if (!user) return null
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton
          aria-label={`${user.first_name} ${user.last_name}, account menu`}
          style={{ borderRadius: "50%" }}
        >
          <PersonInitials user={user} size={38} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div style={{ padding: "8px 12px" }}>
          <Text fw={600} truncate>
            {user.first_name} {user.last_name}
          </Text>
          <Text size="sm" c="dimmed" truncate>
            {user.email}
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.5} />} onClick={logout}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
