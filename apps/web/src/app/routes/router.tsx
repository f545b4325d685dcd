import { can } from "@hearthbook/core/permissions/permissions"
import { Suspense, type ReactNode } from "react"
import { Route, Router, Switch, useLocation, type AroundNavHandler } from "wouter"
import { useDateFormat } from "../../ui/hooks/use-date-format.ts"
import { paths } from "../../lib/paths.ts"
import { DropPrerendered } from "../../ui/layout/prerendered.ts"
import { useUser } from "../../session/use-session.ts"
import { confirmBeforeNavigation } from "../../forms/unsaved/confirm-leave.tsx"
import { noteWayBack } from "../../ui/url/way-back.ts"
import { ErrorBoundary } from "../../ui/feedback/error-boundary.tsx"
import { WholeScreen } from "../../ui/layout/whole-screen.tsx"
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx"
import { Spinner } from "../../ui/feedback/spinner.tsx"
import { destinationsOf, protectedPathOf } from "./access.ts"
import { adultShell, bareShell, protectedRoute, studentShell } from "./protected-routes.ts"
import { Guard, SignedOutOnly } from "./guards.tsx"
import { authRoutes } from "./auth-routes.ts"
import { notFound, unauthorized } from "./refusal-pages.ts"
import { publicRoutes } from "./public-routes.ts"
import { SiteArea, siteAddress } from "./site-area.tsx"
import { useChildArea } from "../shells/use-child-area.ts"
import { usePrefetch } from "./use-prefetch.ts"
import { useShortNames } from "../../ui/hooks/use-short-names.ts"

/** Asks before unsaved changes are lost, and then keeps the place on the page. */
const followLink: AroundNavHandler = (navigate, to, options) =>
  confirmBeforeNavigation((target, chosen) => noteWayBack(navigate, target, chosen), to, options)

export function AppRouter() {
  useDateFormat()
  useShortNames()
  usePrefetch()
  return (
    <ErrorBoundary frame={WholeScreen}>
      <Suspense fallback={<Spinner />}>
        <Router aroundNav={followLink}>
          <Switch>
            <Route path={siteAddress} component={SiteArea} />
            {Object.entries(authRoutes).map(([path, { Page }]) => (
              <Route key={path} path={path}>
                <SignedOutOnly>
                  <Page />
                  <DropPrerendered />
                </SignedOutOnly>
              </Route>
            ))}
            {Object.entries(publicRoutes).map(([path, { Page }]) => (
              <Route key={path} path={path} component={Page} />
            ))}
            <Route path={paths.unauthorized} component={unauthorized.Page} />
            <Route component={ProtectedArea} />
          </Switch>
        </Router>
      </Suspense>
    </ErrorBoundary>
  )
}

function ProtectedArea() {
  const [location] = useLocation()
  const person = useUser()?.id
  const path = protectedPathOf(location)
  if (!path) return <notFound.Page />
  const { Page, alone = false } = protectedRoute(path)
  return (
    <Guard path={path}>
      <Shell alone={alone}>
        {/* Another person in this tab gets a new page, without the last one's input or error. */}
        <ErrorBoundary key={`${path} ${person}`}>
          <Suspense fallback={<PageSkeleton />}>
            <Page />
          </Suspense>
        </ErrorBoundary>
      </Shell>
    </Guard>
  )
}

/** One shell around all pages of an area, so that it stays mounted when the page changes. */
function Shell({ alone, children }: { alone: boolean; children: ReactNode }) {
  const user = useUser()
  const isChild = user !== null && can(user.role, "use_student_area")
  useChildArea(isChild)
  if (!user) return null
  if (alone) return <bareShell.Page>{children}</bareShell.Page>
  const { Page: Frame } = isChild ? studentShell : adultShell
  return <Frame destinations={destinationsOf(user.role)}>{children}</Frame>
}
