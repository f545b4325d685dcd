import type { UserView } from "@hearthbook/api/access/auth"
import { Burger, Button } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { lazy, Suspense, useState } from "react"
import { Link, useLocation } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { useLogout } from "../../../session/sign-out/use-logout.ts"
import { Logo } from "../../../ui/layout/logo.tsx"
import { SiteAnchor } from "./site-anchor.tsx"
import classes from "./site-header.module.css"
import { landingLinks, linksOf } from "./site-links.ts"

// Loaded lazily, since wide screens never open it.
const loadMenu = () => import("./site-menu.tsx")
const SiteMenu = lazy(loadMenu)

type Props = { user: UserView | null; landing: string | null }

/** The fixed header. On small screens, its links are in a slide-over menu. */
export function SiteHeader({ user, landing }: Props) {
  const [location] = useLocation()
  const logout = useLogout()
  const [open, menu] = useDisclosure(false)
  const [hasOpened, setHasOpened] = useState(false)
  const links = user ? linksOf(user.role) : location === paths.start ? landingLinks : []

  const logOut = () => {
    menu.close()
    logout()
  }

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link
          href={landing ?? paths.start}
          className={classes.logo}
          aria-label={landing ? "Hearthbook, dashboard" : "Hearthbook, start page"}
          onClick={() => window.scrollTo(0, 0)}
        >
          <Logo />
        </Link>
        <nav className={classes.links} aria-label="Main">
          {links.map(({ label, href }) => (
            <SiteAnchor key={href} href={href} className={classes.link}>
              {label}
            </SiteAnchor>
          ))}
        </nav>
        <div className={classes.actions}>
          {user ? (
            <Button variant="default" className={classes.onDesk} onClick={logOut}>
              Logout
            </Button>
          ) : (
            <>
              <Button component={Link} href={paths.login} variant="subtle" className={classes.onDesk}>
                Sign In
              </Button>
              <Button component={Link} href={paths.register} className={classes.start}>
                Get Started Free
              </Button>
            </>
          )}
          <Burger
            className={classes.burger}
            opened={open}
            onPointerEnter={() => void loadMenu().catch(() => undefined)}
            onClick={() => {
              setHasOpened(true)
              menu.open()
            }}
            size="sm"
            aria-label="Open menu"
          />
        </div>
      </div>

      {hasOpened && (
        <Suspense>
          <SiteMenu links={links} opened={open} onClose={menu.close} onLogOut={user && logOut} />
        </Suspense>
      )}
    </header>
  )
}
