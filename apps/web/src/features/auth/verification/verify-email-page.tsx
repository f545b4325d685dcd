import { can } from "@hearthbook/core/permissions/permissions"
import { Redirect, useSearch } from "wouter"
import { useLinkToken } from "../shared/link-token.ts"
import { loginFrom, paths, rememberedPage } from "../../../lib/paths.ts"
import { useUser } from "../../../session/use-session.ts"
import { Spinner } from "../../../ui/feedback/spinner.tsx"
import { VerificationPending } from "./verification-pending.tsx"
import { PublicShell } from "../shared/public-shell.tsx"
import { VerificationLink } from "./verification-link.tsx"

/** With the emailed token, verifies the signed-in user's address. Without it, says that the email is on its way. */
export default function VerifyEmailPage() {
  const search = useSearch()
  const given = new URLSearchParams(search).get("token")
  const token = useLinkToken("/verify-email", given, search)
  const user = useUser()
  const next = rememberedPage(search) ?? paths.start
  // The link may be opened on another device, such as a phone. It needs the account it belongs to.
  if (!user && given) return <Spinner />
  if (!user) return <Redirect to={loginFrom(search ? `${paths.verifyEmail}?${search}` : paths.verifyEmail)} replace />
  // A child's address is only a login name, which is not verified.
  if (!token && (user.email_verified || can(user.role, "use_student_area"))) {
    return <Redirect to={next} replace />
  }
  return (
    <PublicShell title="Verify Your Email">
      {token ? <VerificationLink token={token} next={next} /> : <VerificationPending user={user} next={next} />}
    </PublicShell>
  )
}
