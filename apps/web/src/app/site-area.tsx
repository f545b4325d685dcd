import { lazy, Suspense } from "react"
import { Redirect, useLocation } from "wouter"
import { useLocationProperty } from "wouter/use-browser-location"
import { paths } from "../lib/paths.ts"
import { useUser } from "../lib/use-session.ts"
import { ErrorBoundary } from "../ui/error-boundary.tsx"
import { landingOf } from "./landing.ts"

const SiteShell = lazy(() => import("../features/site/site-shell.tsx"))

/** The public pages (A §2): each is a chunk of its own. */
const sitePages = [
  { path: paths.start, Page: lazy(() => import("../features/site/landing-page.tsx")) },
  { path: paths.help, Page: lazy(() => import("../features/site/help-page.tsx")) },
  { path: paths.contact, Page: lazy(() => import("../features/site/contact-page.tsx")) },
  { path: paths.faq, Page: lazy(() => import("../features/site/faq-page.tsx")) },
  { path: paths.privacy, Page: lazy(() => import("../features/site/privacy-page.tsx")) },
  { path: paths.terms, Page: lazy(() => import("../features/site/terms-page.tsx")) },
]

/** Matches every address of a public page. */
export const siteAddress = new RegExp(`^(?:${sitePages.map(({ path }) => path).join("|")})/?$`)

/** One shell around all public pages. Who is signed in sees the landing page only where a part of it is asked for. */
export function SiteArea() {
  const user = useUser()
  const [location] = useLocation()
  const hash = useLocationProperty(() => window.location.hash)
  const path = location.replace(/(?<=.)\/$/, "")
  const Page = sitePages.find((page) => page.path === path)?.Page
  if (!Page || (user && path === paths.start && hash === "")) {
    return <Redirect to={user ? landingOf(user.role) : paths.start} replace />
  }
  return (
    <SiteShell landing={user && landingOf(user.role)}>
      <ErrorBoundary key={path}>
        <Suspense>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </SiteShell>
  )
}
