import { can } from "@hearthbook/core/permissions/permissions"
import type { UserView } from "@hearthbook/api/access/auth"
import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react"
import { Redirect, useLocation, useSearch } from "wouter"
import { leadingBack, loginFrom, paths } from "../../lib/paths.ts"
import { firstNotifications } from "../../features/notifications/first-notifications.ts"
import { isTablet } from "../../session/tablet-mode.ts"
import { session } from "../../session/client.ts"
import { trpc } from "../../api/trpc.ts"
import { useUser } from "../../session/use-session.ts"
import { userOf } from "../../session/user-of.ts"
import { Spinner } from "../../ui/feedback/spinner.tsx"
import { mayOpen } from "./access.ts"
import type { ProtectedPath } from "./protected-routes.ts"
import { pageAfterSignIn } from "./landing.ts"
import { setShortNames } from "../../lib/short-names.ts"

type Props = { path: ProtectedPath; children: ReactNode }

/**
 * Guards a page. Without a session, redirects to the sign-in page, which leads back to the same path, query and hash, or to the faces of the
 * family's tablet. Redirects a role
 * without access to /unauthorized, and a person with a required step to that step.
 */
export function Guard({ path, children }: Props) {
  const user = useUser()
  const isJoining = useSyncExternalStore(session.subscribe, session.isJoining)
  const here = useCurrentAddress()
  if (!user) return isJoining ? <Spinner /> : <Redirect to={isTablet() ? paths.tablet : loginFrom(here)} replace />
  if (!mayOpen(user.role, path)) return <Redirect to={paths.unauthorized} replace />
  return (
    <RequireSteps user={user} path={path} here={here}>
      {children}
    </RequireSteps>
  )
}

/** Redirects to steps that come first: replacing a temporary password, verifying the address, entering a name. */
function RequireSteps({ user, path, here, children }: Props & { user: UserView; here: string }) {
  useFirstRequest(path)
  const { data: whoami, isPending } = trpc.auth.whoami.useQuery()
  // The address may have been verified, or the name changed, in another browser since the sign-in.
  useEffect(() => {
    if (!whoami) return
    session.updateUser(userOf(whoami))
    setShortNames(whoami.family.short_names)
  }, [whoami])

  if (can(user.role, "use_student_area")) {
    const first = user.must_change_password && path !== paths.studentPassword
    return first ? <Redirect to={paths.studentPassword} replace /> : children
  }
  if (!user.email_verified) {
    if (isPending) return <Spinner />
    if (whoami?.email_verification_required) return <Redirect to={leadingBack(paths.verifyEmail, here)} replace />
  }
  const isNamed = user.first_name !== "" && user.last_name !== ""
  if (!isNamed && path !== paths.completeProfile)
    return <Redirect to={leadingBack(paths.completeProfile, here)} replace />
  return children
}

/**
 * Asks for the person, the notifications and the dashboard in one request, before the code of the frame and the page has loaded. While
 * rendering, because a page whose code is there asks for the person then.
 */
function useFirstRequest(path: ProtectedPath): void {
  const { auth, notifications, dashboard } = trpc.useUtils()
  useState(() => {
    void auth.whoami.prefetch()
    void notifications.list.prefetchInfinite(firstNotifications)
    if (path === paths.dashboard) void dashboard.overview.prefetch()
  })
}

/** For signed-out visitors. Redirects a signed-in person to the page they came from. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const user = useUser()
  const search = useSearch()
  if (user) return <Redirect to={pageAfterSignIn(user.role, search)} replace />
  return children
}

/** Returns the current address. Wouter ignores the hash, which changes only with the page. */
function useCurrentAddress(): string {
  const [path] = useLocation()
  const search = useSearch()
  return path + (search && `?${search}`) + window.location.hash
}
