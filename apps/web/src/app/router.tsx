import { can } from "@hearthbook/api/permissions"
import { lazy, Suspense, type ComponentType, type ReactNode } from "react"
import { Route, Router, Switch, useLocation } from "wouter"
import { useDateFormat } from "../lib/chosen-preferences.ts"
import { paths } from "../lib/paths.ts"
import { useUser } from "../lib/use-session.ts"
import { askBeforeLink } from "../ui/ask-to-leave.tsx"
import { ErrorBoundary } from "../ui/error-boundary.tsx"
import { WholeScreen } from "../ui/notice.tsx"
import { PageSkeleton } from "../ui/page-skeleton.tsx"
import { Spinner } from "../ui/spinner.tsx"
import { guardedPathOf } from "./access.ts"
import { guardedPages } from "./guarded-pages.ts"
import { Guard, SignedOutOnly } from "./guards.tsx"
import { NotFoundPage } from "./not-found-page.tsx"
import { SiteArea, siteAddress } from "./site-area.tsx"
import { UnauthorizedPage } from "./unauthorized-page.tsx"
import { useChildArea } from "./use-child-area.ts"

/** For people who are not signed in. */
const entrances: Record<string, ComponentType> = {
  [paths.login]: lazy(() => import("../features/auth/login-page.tsx")),
  [paths.register]: lazy(() => import("../features/auth/register-page.tsx")),
}

/** Open to everybody: what a mail leads to, and the ways back in. */
const openPages: Record<string, ComponentType> = {
  [paths.forgotPassword]: lazy(() => import("../features/auth/forgot-password-page.tsx")),
  [paths.resetPassword]: lazy(() => import("../features/auth/reset-password-page.tsx")),
  [paths.verifyEmail]: lazy(() => import("../features/auth/verify-email-page.tsx")),
  [paths.tokenCallback]: lazy(() => import("../features/auth/token-callback-page.tsx")),
  [paths.providerCallback]: lazy(() => import("../features/auth/oauth-callback-page.tsx")),
  [paths.magicLink]: lazy(() => import("../features/auth/magic-link-page.tsx")),
  [paths.invitation]: lazy(() => import("../features/auth/invitation-page.tsx")),
  [paths.unsubscribe]: lazy(() => import("../features/auth/unsubscribe-page.tsx")),
  [paths.unauthorized]: UnauthorizedPage,
}

// What the areas stand in is not for those who only came to sign in.
const AdultShell = lazy(() => import("./adult-shell.tsx"))
const StudentShell = lazy(() => import("./student-shell.tsx"))
const BareShell = lazy(() => import("./bare-shell.tsx"))

export function AppRouter() {
  useDateFormat()
  return (
    <ErrorBoundary frame={WholeScreen}>
      <Suspense fallback={<Spinner />}>
        <Router aroundNav={askBeforeLink}>
          <Switch>
            <Route path={siteAddress} component={SiteArea} />
            {Object.entries(entrances).map(([path, Page]) => (
              <Route key={path} path={path}>
                <SignedOutOnly>
                  <Page />
                </SignedOutOnly>
              </Route>
            ))}
            {Object.entries(openPages).map(([path, Page]) => (
              <Route key={path} path={path} component={Page} />
            ))}
            <Route component={GuardedArea} />
          </Switch>
        </Router>
      </Suspense>
    </ErrorBoundary>
  )
}

function GuardedArea() {
  const [location] = useLocation()
  const path = guardedPathOf(location)
  if (!path) return <NotFoundPage />
  const { Page, alone = false } = guardedPages[path]
  return (
    <Guard path={path}>
      <Shell alone={alone}>
        <ErrorBoundary key={path}>
          <Suspense fallback={<PageSkeleton />}>
            <Page />
          </Suspense>
        </ErrorBoundary>
      </Shell>
    </Guard>
  )
}

/** One shell around all pages of an area, so that going from one to the next leaves its frame as it is. */
function Shell({ alone, children }: { alone: boolean; children: ReactNode }) {
  const user = useUser()
  const isChild = user !== null && can(user.role, "use_student_area")
  useChildArea(isChild)
  if (!user) return null
  if (alone) return <BareShell>{children}</BareShell>
  return isChild ? <StudentShell>{children}</StudentShell> : <AdultShell>{children}</AdultShell>
}
