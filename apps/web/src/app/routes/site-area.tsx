import { Suspense } from "react"
import { Redirect, useLocation } from "wouter"
import { useLocationProperty } from "wouter/use-browser-location"
import { paths } from "../../lib/paths.ts"
import { DropPrerendered } from "../../ui/layout/prerendered.ts"
import { useUser } from "../../session/use-session.ts"
import { ErrorBoundary } from "../../ui/feedback/error-boundary.tsx"
import { landingOf } from "./landing.ts"
import { sitePages, sitePathOf, siteShell } from "./site-pages.ts"

/** Matches the addresses of the public site. */
export const siteAddress = new RegExp(`^(?:${Object.keys(sitePages).join("|")})/?$`)

/** One shell around all pages of the public site. Signed-in people see the landing page only with a section in the address. */
export function SiteArea() {
  const user = useUser()
  const [location] = useLocation()
  const hash = useLocationProperty(() => window.location.hash)
  const path = sitePathOf(location)
  if (!path || (user && path === paths.start && hash === "")) {
    return <Redirect to={user ? landingOf(user.role) : paths.start} replace />
  }
  const { Page } = sitePages[path]
  return (
    <siteShell.Page landing={user && landingOf(user.role)}>
      <ErrorBoundary key={path}>
        <Suspense>
          <Page />
          <DropPrerendered />
        </Suspense>
      </ErrorBoundary>
    </siteShell.Page>
  )
}
