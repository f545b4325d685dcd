import { can } from "@hearthbook/api/permissions"
import type { UserView } from "@hearthbook/api/schemas/auth"
import { useEffect, useSyncExternalStore, type ReactNode } from "react"
import { Redirect, useLocation, useSearch } from "wouter"
import { leadingBack, loginFrom, paths } from "../../lib/paths.ts"
import { session } from "../../session/client.ts"
import { trpc } from "../../api/trpc.ts"
import { useUser } from "../../session/use-session.ts"
import { userOf } from "../../session/user-of.ts"
import { Spinner } from "../../ui/feedback/spinner.tsx"
import { mayOpen } from "./access.ts"
import type { ProtectedPath } from "./protected-routes.ts"
import { pageAfterSignIn } from "./landing.ts"

type Props = { path: ProtectedPath; children: ReactNode }

/**
 * A §2's guard: whoever is not signed in is sent to sign in and comes back, path, query and hash; a role that may not
 * enter to /unauthorized; who has something to do first, to where that is done.
 */
export function Guard({ path, children }: Props) {
  const user = useUser()
  const isJoining = useSyncExternalStore(session.subscribe, session.isJoining)
  const here = useHere()
  if (!user) return isJoining ? <Spinner /> : <Redirect to={loginFrom(here)} replace />
  if (!mayOpen(user.role, path)) return <Redirect to={paths.unauthorized} replace />
  return (
    <CheckFirst user={user} path={path} here={here}>
      {children}
    </CheckFirst>
  )
}

/** What may have to be done before anything else: a password of one's own, an address verified, a name given. */
function CheckFirst({ user, path, here, children }: Props & { user: UserView; here: string }) {
  const { data: whoami, isPending } = trpc.auth.whoami.useQuery()
  // Verified or renamed in another browser: what was kept at sign-in is only as new as that.
  useEffect(() => {
    if (whoami) session.updateUser(userOf(whoami))
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

/** For people who are not signed in; whoever is, or becomes so, goes on to the page they came from. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const user = useUser()
  const search = useSearch()
  if (user) return <Redirect to={pageAfterSignIn(user.role, search)} replace />
  return children
}

/** The address one is at. The hash is no part of what wouter follows, and does not change without the page. */
function useHere(): string {
  const [path] = useLocation()
  const search = useSearch()
  return path + (search && `?${search}`) + window.location.hash
}
