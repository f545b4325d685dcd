import { ActionIcon, AppShell, Container, Drawer, Group } from "@mantine/core"
import { useDisclosure, useLocalStorage, useMediaQuery } from "@mantine/hooks"
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from "@tabler/icons-react"
import { lazy, Suspense, type ReactNode } from "react"
import { Link } from "wouter"
import { paths } from "../../lib/paths.ts"
import { FamilyCalendar } from "../../session/family-calendar.tsx"
import { useUser } from "../../session/use-session.ts"
import { Logo, LogoMark } from "../../ui/layout/logo.tsx"
import { DemoBanner } from "../../features/auth/sign-in/demo-banner.tsx"
import { Bell } from "../../features/notifications/bell.tsx"
import { QuickLinesHost } from "../quick-lines/quick-lines-host.tsx"
import { TimeHost } from "../quick-time/time-host.tsx"
import { PaletteButton } from "../palette/palette-button.tsx"
import { PersonMenu } from "./person-menu.tsx"
import { SessionWarning } from "../session/session-warning.tsx"
import type { Destination } from "../navigation/destination.ts"
import { ParentBar, restOf } from "./parent-bar.tsx"
import { Sidebar } from "./sidebar.tsx"
import classes from "./adult-shell.module.css"
import { useDraftKeptToast } from "./use-draft-kept-toast.ts"
import { ThemeToggle } from "./theme-toggle.tsx"
import { Confirmations } from "../../ui/feedback/confirmations.tsx"
import { OnceOpened } from "../../ui/feedback/once-opened.tsx"
import { PageAfterShell } from "../../ui/feedback/page-after-shell.tsx"
import { SkipLink } from "../../ui/focus/skip-link.tsx"
import { useNewPageFocus } from "../../ui/focus/use-new-page-focus.ts"

/** It is at the end of a page, and few people have not confirmed their address. */
const VerifyBanner = lazy(async () => ({
  default: (await import("../../features/auth/verification/verify-banner.tsx")).VerifyBanner,
}))

/** On a tablet the page needs the width, so the sidebar has icons only. 1,100 px. */
const tablet = "(max-width: 68.75em)"
const phone = "(width < 48em)"

/** The frame of the adult area: the page with a sidebar that collapses to icons, or on a phone a bar at the bottom and a drawer. */
export default function AdultShell({ destinations, children }: { destinations: Destination[]; children: ReactNode }) {
  const [chosen, setFolded] = useLocalStorage<boolean | null>({
    key: "hearthbook.sidebar-folded",
    defaultValue: null,
    getInitialValueInEffect: false,
  })
  const isTablet = useMediaQuery(tablet, undefined, { getInitialValueInEffect: false })
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false })
  const folded = isTablet || chosen === true
  const rest = restOf(destinations)
  const [drawerOpen, drawer] = useDisclosure(false)
  const user = useUser()
  const main = useNewPageFocus(user?.id)
  useDraftKeptToast()

  return (
    <AppShell
      layout="alt"
      header={{ height: 60 }}
      footer={isPhone ? { height: 68 } : undefined}
      navbar={{ width: folded ? 76 : 260, breakpoint: "sm", collapsed: { mobile: true } }}
      padding={{ base: "md", md: "lg" }}
      transitionDuration={150}
    >
      <SkipLink />
      <AppShell.Header className={classes.bar} px={{ base: "md", md: "lg" }}>
        <Group h="100%" justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap">
            <Link href={paths.dashboard} className={classes.homeOnPhone} aria-label="Hearthbook, dashboard">
              <LogoMark />
            </Link>
            {!isTablet && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                onClick={() => setFolded(!folded)}
                aria-label={folded ? "Expand the sidebar" : "Collapse the sidebar"}
              >
                {folded ? (
                  <IconLayoutSidebarLeftExpand size={22} stroke={1.5} />
                ) : (
                  <IconLayoutSidebarLeftCollapse size={22} stroke={1.5} />
                )}
              </ActionIcon>
            )}
          </Group>
          <Group gap="xs" wrap="nowrap">
            <PaletteButton destinations={destinations} />
            <QuickLinesHost />
            <TimeHost />
            <Bell />
            <ThemeToggle />
            <PersonMenu />
          </Group>
        </Group>
      </AppShell.Header>

      {!isPhone && (
        <AppShell.Navbar className={classes.navbar}>
          <Sidebar destinations={destinations} folded={folded} />
        </AppShell.Navbar>
      )}
      <OnceOpened opened={drawerOpen}>
        {(opened) => (
          <Drawer
            opened={opened}
            onClose={drawer.close}
            position="right"
            hiddenFrom="sm"
            size={280}
            padding="md"
            title={<Logo subtitle />}
            closeButtonProps={{ "aria-label": "Close menu" }}
            classNames={{ content: classes.drawer, body: classes.drawerBody }}
          >
            <Sidebar destinations={rest} withLogo={false} onNavigate={drawer.close} />
          </Drawer>
        )}
      </OnceOpened>

      <AppShell.Main ref={main} id="page" tabIndex={-1} className={classes.main}>
        <Container size={1200} p={0}>
          <FamilyCalendar>
            <DemoBanner />
            <PageAfterShell>{children}</PageAfterShell>
            {user?.email_verified === false && (
              <Suspense>
                <VerifyBanner />
              </Suspense>
            )}
            <Confirmations />
          </FamilyCalendar>
        </Container>
      </AppShell.Main>
      {isPhone && (
        <AppShell.Footer className={classes.bar}>
          <ParentBar rest={rest} isOpen={drawerOpen} onMore={drawer.open} />
        </AppShell.Footer>
      )}
      <SessionWarning />
    </AppShell>
  )
}
