import type { ReactNode } from "react"
import { useUser } from "../../../session/use-session.ts"
import { SkipLink } from "../../../ui/focus/skip-link.tsx"
import { useNewPageFocus } from "../../../ui/focus/use-new-page-focus.ts"
import { SiteFooter } from "./site-footer.tsx"
import { SiteHeader } from "./site-header.tsx"
import classes from "./site-shell.module.css"

type Props = {
  /** The signed-in user's first page; null if no one is signed in. */
  landing: string | null
  children: ReactNode
}

/** The frame of the public pages: a fixed header, and a footer unless a user is signed in. */
export default function SiteShell({ landing, children }: Props) {
  const user = useUser()
  const main = useNewPageFocus(user?.id)

  return (
    <div className={classes.site}>
      <SkipLink />
      <SiteHeader user={user} landing={landing} />
      <main ref={main} id="page" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {!user && <SiteFooter />}
    </div>
  )
}
