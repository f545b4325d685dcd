import { Button, Drawer } from "@mantine/core"
import { useMounted } from "@mantine/hooks"
import { Link } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { Logo } from "../../../ui/layout/logo.tsx"
import { SiteAnchor } from "./site-anchor.tsx"
import classes from "./site-header.module.css"
import type { SiteLink } from "./site-links.ts"

type Props = {
  links: SiteLink[]
  opened: boolean
  onClose: () => void
  /** Null if no one is signed in. */
  onLogOut: (() => void) | null
}

/** The header's links as a slide-over menu, for small screens. */
export default function SiteMenu({ links, opened, onClose, onLogOut }: Props) {
  // Opens one render later, so that it slides in and knows where focus was.
  const mounted = useMounted()
  return (
    <Drawer
      opened={mounted && opened}
      onClose={onClose}
      position="right"
      size={300}
      padding="md"
      title={<Logo />}
      closeButtonProps={{ "aria-label": "Close menu", size: 40 }}
    >
      <nav className={classes.menu} aria-label="Menu">
        {links.map(({ label, href }) => (
          <SiteAnchor key={href} href={href} className={classes.menuLink} onClick={onClose}>
            {label}
          </SiteAnchor>
        ))}
        {onLogOut ? (
          <Button variant="default" size="md" fullWidth mt="sm" onClick={onLogOut}>
            Logout
          </Button>
        ) : (
          <>
            <Link href={paths.login} className={classes.menuLink} onClick={onClose}>
              Sign In
            </Link>
            <Button component={Link} href={paths.register} size="md" fullWidth mt="sm" onClick={onClose}>
              Get Started Free
            </Button>
          </>
        )}
      </nav>
    </Drawer>
  )
}
