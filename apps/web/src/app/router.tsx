import { lazy, Suspense, type ComponentType } from "react"
import { Route, Switch, useLocation } from "wouter"
import { paths } from "../lib/paths.ts"
import { trpc } from "../lib/trpc.ts"
import { ErrorBoundary } from "../ui/error-boundary.tsx"
import { PageSkeleton } from "../ui/page-skeleton.tsx"
import { RequireAction, SignedOutOnly } from "./guards.tsx"
import { NotFoundPage } from "./not-found-page.tsx"
import { SiteArea, siteAddress } from "./site-area.tsx"
import { UnauthorizedPage } from "./unauthorized-page.tsx"

const LoginPage = lazy(() => import("../features/auth/login-page.tsx"))
const RegisterPage = lazy(() => import("../features/auth/register-page.tsx"))

// What the adult area stands in is not for those who only came to sign in.
const AdultShell = lazy(() => import("./adult-shell.tsx"))

/** The adult area: each page is a chunk of its own. */
const adultPages = [
  { path: paths.dashboard, Page: lazy(() => import("../features/dashboard/dashboard-page.tsx")) },
  { path: paths.curriculum, Page: lazy(() => import("../features/curriculum/curriculum-page.tsx")) },
  { path: paths.subjects, Page: lazy(() => import("../features/subjects/subjects-page.tsx")) },
  { path: paths.students, Page: lazy(() => import("../features/students/students-page.tsx")) },
  { path: paths.assignments, Page: lazy(() => import("../features/assignments/assignments-page.tsx")) },
]

export function AppRouter() {
  return (
    <ErrorBoundary>
      <Suspense>
        <Switch>
          <Route path={siteAddress} component={SiteArea} />
          <Route path={paths.login}>
            <SignedOutOnly>
              <LoginPage />
            </SignedOutOnly>
          </Route>
          <Route path={paths.register}>
            <SignedOutOnly>
              <RegisterPage />
            </SignedOutOnly>
          </Route>
          <Route path={paths.unauthorized} component={UnauthorizedPage} />
          <Route component={AdultArea} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

/** One shell around all adult pages, so that going from one to the next leaves the sidebar as it is. */
function AdultArea() {
  const [location] = useLocation()
  const page = adultPages.find(({ path }) => path === location.replace(/(?<=.)\/$/, ""))
  if (!page) return <NotFoundPage />
  return (
    <RequireAction action="use_adult_area">
      <AdultShell>
        <AdultPage key={page.path} Page={page.Page} />
      </AdultShell>
    </RequireAction>
  )
}

function AdultPage({ Page }: { Page: ComponentType }) {
  // Every page goes by the family's day: asked for beside the page's own questions, and held while the area is open.
  trpc.auth.whoami.useQuery()
  return (
    <ErrorBoundary>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  )
}
