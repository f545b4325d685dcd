import { fullName } from "@hearthbook/core/names/names"
import { ActionIcon, Group, ScrollArea, Text, Tooltip, UnstyledButton } from "@mantine/core"
import { IconLogout } from "@tabler/icons-react"
import type { ReactElement } from "react"
import { Link, useLocation } from "wouter"
import { paths } from "../../lib/paths.ts"
import { useUser } from "../../session/use-session.ts"
import { Logo, LogoMark } from "../../ui/layout/logo.tsx"
import type { Destination } from "../navigation/destination.ts"
import { destinationIcons } from "../navigation/destination-icons.ts"
import { PersonAvatar } from "../../entities/user/person-avatar.tsx"
import { SessionTime } from "../session/session-time.tsx"
import classes from "./sidebar.module.css"
import { useLogout } from "../../session/sign-out/use-logout.ts"
import { Breakable } from "../../ui/layout/breakable.tsx"

type Props = {
  destinations: Destination[]
  /** True to show icons only, with the labels as tooltips. */
  folded?: boolean
  withLogo?: boolean
  onNavigate?: () => void
}

export function Sidebar({ destinations, folded = false, withLogo = true, onNavigate }: Props) {
  const groups = new Set(destinations.map(({ group }) => group))
  return (
    <div className={classes.sidebar} data-folded={folded || undefined}>
      {withLogo && (
        <Link href={paths.dashboard} className={classes.logo} aria-label="Hearthbook, dashboard">
          {folded ? <LogoMark size={36} /> : <Logo subtitle />}
        </Link>
      )}
      <ScrollArea className={classes.scroll} type="auto" scrollbarSize={6}>
        <nav aria-label="Main">
          {[...groups].map((group) => (
            <SidebarGroup
              key={group}
              name={group}
              destinations={destinations.filter((destination) => destination.group === group)}
              folded={folded}
              onNavigate={onNavigate}
            />
          ))}
        </nav>
      </ScrollArea>
      <Person folded={folded} />
    </div>
  )
}

type GroupProps = { name: string; destinations: Destination[]; folded: boolean; onNavigate?: () => void }

/** A group of links. Its name is left out if it repeats the only link. */
function SidebarGroup({ name, destinations, folded, onNavigate }: GroupProps) {
  const [location] = useLocation()
  return (
    <div className={classes.group}>
      {destinations.some(({ label }) => label !== name) && (
        <Text component="h2" className={classes.groupName}>
          {name}
        </Text>
      )}
      {destinations.map(({ label, path, icon }) => {
        const Icon = destinationIcons[icon]
        return (
          <TooltipIf key={path} label={label} isShown={folded}>
            <Link
              href={path}
              className={classes.link}
              aria-current={location.replace(/(?<=.)\/$/, "") === path ? "page" : undefined}
              onClick={onNavigate}
            >
              <Icon size={22} stroke={1.5} aria-hidden />
              <span className={classes.label}>{label}</span>
            </Link>
          </TooltipIf>
        )
      })}
    </div>
  )
}

/** A tooltip beside an icon. Links that show their labels have none, because each costs the first paint a millisecond. */
function TooltipIf({ label, isShown, children }: { label: string; isShown: boolean; children: ReactElement }) {
  if (!isShown) return children
  return (
    <Tooltip label={label} position="right">
      {children}
    </Tooltip>
  )
}

/** The signed-in person, the time left in the session, and the way to sign out. */
function Person({ folded }: { folded: boolean }) {
  const user = useUser()
  const logout = useLogout()
  if (!user) return null
  if (folded) {
    return (
      <div className={classes.person}>
        <Tooltip label="Log out" position="right">
          <UnstyledButton className={classes.link} onClick={logout} aria-label="Log out">
            <IconLogout size={22} stroke={1.5} />
          </UnstyledButton>
        </Tooltip>
      </div>
    )
  }
  return (
    <div className={classes.person}>
      <Group gap="sm" wrap="nowrap">
        <PersonAvatar person={user} />
        <div className={classes.names}>
          <Text size="sm" fw={600} lh={1.35}>
            {fullName(user)}
          </Text>
          <Text size="xs" c="dimmed" lh={1.35}>
            <Breakable>{user.email}</Breakable>
          </Text>
        </div>
        <Tooltip label="Log out">
          <ActionIcon variant="subtle" color="gray" size={36} onClick={logout} aria-label="Log out">
            <IconLogout size={20} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </Group>
      <SessionTime />
    </div>
  )
}
