import { lazy, Suspense, type ComponentType } from "react"
import { Redirect, useLocation } from "wouter"
import { useLocationProperty } from "wouter/use-browser-location"
import { paths } from "../lib/paths.ts"
import { useUser } from "../lib/use-session.ts"
import { ErrorBoundary } from "../ui/error-boundary.tsx"
import { landingOf } from "./landing.ts"

/** The public pages (A §2): each is a chunk of its own. */
const sitePages = [
  sitePage(paths.start, () => import("../features/site/landing-page.tsx")),
  sitePage(paths.help, () => import("../features/site/help-page.tsx")),
  sitePage(paths.contact, () => import("../features/site/contact-page.tsx")),
  sitePage(paths.faq, () => import("../features/site/faq-page.tsx")),
  sitePage(paths.privacy, () => import("../features/site/privacy-page.tsx")),
  sitePage(paths.terms, () => import("../features/site/terms-page.tsx")),
]

function sitePage(path: string, load: () => Promise<{ default: ComponentType }>) {
  return { path, load, Page: lazy(load) }
}

function findPage(location: string) {
  const path = location.replace(/(?<=.)\/$/, "")
  return sitePages.find((page) => page.path === path)
}

const SiteShell = lazy(() => {
  // The page's code comes beside the shell's, not after it; should it fail, the page itself says so.
  findPage(window.location.pathname)
    ?.load()
    .catch(() => undefined)
  return import("../features/site/site-shell.tsx")
})

/** Matches every address of a public page. */
export const siteAddress = new RegExp(`^(?:${sitePages.map(({ path }) => path).join("|")})/?$`)

/** One shell around all public pages. Who is signed in sees the landing page only where a part of it is asked for. */
export function SiteArea() {
  const user = useUser()
  const [location] = useLocation()
  const hash = useLocationProperty(() => window.location.hash)
  const page = findPage(location)
  if (!page || (user && page.path === paths.start && hash === "")) {
    return <Redirect to={user ? landingOf(user.role) : paths.start} replace />
  }
  return (
    <SiteShell landing={user && landingOf(user.role)}>
      <ErrorBoundary key={page.path}>
        <Suspense>
          <page.Page />
        </Suspense>
      </ErrorBoundary>
    </SiteShell>
  )
}
