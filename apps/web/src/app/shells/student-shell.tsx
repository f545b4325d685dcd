import { AppShell, Group } from "@mantine/core"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { trpc } from "../../api/trpc.ts"
import { paths } from "../../lib/paths.ts"
import { useUser } from "../../session/use-session.ts"
import { Bell } from "../../features/notifications/bell.tsx"
import { Logo } from "../../ui/layout/logo.tsx"
import { BottomBar } from "./bottom-bar.tsx"
import type { Destination } from "../navigation/destination.ts"
import { SwitchChild } from "./switch-child.tsx"
import { PersonMenu } from "./person-menu.tsx"
import { SessionWarning } from "../session/session-warning.tsx"
import classes from "./student-shell.module.css"
import { ThemeToggle } from "./theme-toggle.tsx"
import { Confirmations } from "../../ui/feedback/confirmations.tsx"
import { PageAfterShell } from "../../ui/feedback/page-after-shell.tsx"
import { SkipLink } from "../../ui/focus/skip-link.tsx"
import { useNewPageFocus } from "../../ui/focus/use-new-page-focus.ts"

/** The frame of the student area: larger text, and a navigation bar at the bottom, within reach of a thumb. */
export default function StudentShell({ destinations, children }: { destinations: Destination[]; children: ReactNode }) {
  const { data: whoami } = trpc.auth.whoami.useQuery()
  const seesGrades = whoami?.sees_grades ?? true
  const places = destinations.filter(({ path }) => seesGrades || path !== paths.studentGrades)
  const main = useNewPageFocus(useUser()?.id)
  return (
    <AppShell header={{ height: 60 }} footer={{ height: 68 }} padding="md">
      <SkipLink />
      <AppShell.Header className={classes.bar}>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap" className={classes.head}>
          <Link href={paths.studentDashboard} className={classes.logo} aria-label="Hearthbook, home">
            <Logo />
          </Link>
          <Group gap={4} wrap="nowrap">
            <Bell />
            <ThemeToggle />
            {whoami?.on_tablet ? <SwitchChild /> : <PersonMenu />}
          </Group>
        </Group>
      </AppShell.Header>

      <AppShell.Main ref={main} id="page" tabIndex={-1} className={classes.main}>
        <div className={classes.page}>
          <PageAfterShell>{children}</PageAfterShell>
          <Confirmations />
        </div>
      </AppShell.Main>

      <AppShell.Footer className={classes.bar}>
        <BottomBar places={places} isLarge />
      </AppShell.Footer>
      <SessionWarning />
    </AppShell>
  )
}
