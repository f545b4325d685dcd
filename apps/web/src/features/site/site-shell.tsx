import { useEffect, useRef, type ReactNode } from "react"
import { useLocation } from "wouter"
import { useUser } from "../../lib/use-session.ts"
import { SiteFooter } from "./site-footer.tsx"
import { SiteHeader } from "./site-header.tsx"
import classes from "./site-shell.module.css"

type Props = {
  /** The first page of the person signed in; null for everybody else. */
  landing: string | null
  children: ReactNode
}

/** The frame of the public pages (A §2): a fixed header, and a footer for who is not signed in. */
export default function SiteShell({ landing, children }: Props) {
  const user = useUser()
  const [location] = useLocation()
  const main = useRef<HTMLElement>(null)
  const came = useRef(location)

  // A new page begins at its top, and the keyboard with it; the landing page itself goes to the part asked for.
  useEffect(() => {
    if (came.current === location) return
    came.current = location
    if (window.location.hash) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [location])

  return (
    <div className={classes.site}>
      <a className="skip-link" href="#page">
        Skip to content
      </a>
      <SiteHeader user={user} landing={landing} />
      <main ref={main} id="page" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {!user && <SiteFooter />}
    </div>
  )
}
