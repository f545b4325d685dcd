import { Anchor, Text } from "@mantine/core"
import { IconCheck } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { useUser } from "../../../session/use-session.ts"
import { Logo } from "../../../ui/layout/logo.tsx"
import { useNewPageFocus } from "../../../ui/focus/use-new-page-focus.ts"
import { setupClaim } from "../../../lib/site/first-claims.ts"
import { HearthScene } from "./hearth-scene.tsx"
import classes from "./public-shell.module.css"

/** The welcome next to the form. */
const welcome = {
  headline: "School at home, in one calm place.",
  points: ["Every child, subject and assignment together", "Grades and progress that add themselves up", setupClaim],
}

/** The frame of the sign-in and sign-up pages: the form and, on a desktop, a welcome next to it. */
export function PublicShell({ title, children }: { title: string; children: ReactNode }) {
  const main = useNewPageFocus(useUser()?.id)
  return (
    <div className={classes.shell}>
      <title>{`${title} · Hearthbook`}</title>
      <main ref={main} className={classes.form} id="page" tabIndex={-1}>
        <Anchor
          component={Link}
          href={paths.start}
          underline="never"
          c="inherit"
          className={classes.logo}
          aria-label="Hearthbook, start page"
        >
          <Logo subtitle />
        </Anchor>
        <div className={classes.column}>{children}</div>
      </main>
      <aside className={classes.aside}>
        <HearthScene />
        <Text component="h2" className={classes.headline}>
          {welcome.headline}
        </Text>
        <ul className={classes.points}>
          {welcome.points.map((point) => (
            <li key={point}>
              <IconCheck size={20} stroke={2} aria-hidden />
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
