import { can } from "@hearthbook/api/permissions"
import { Redirect, useSearch } from "wouter"
import { useLinkToken } from "../shared/link-token.ts"
import { loginFrom, paths, rememberedPage } from "../../../lib/paths.ts"
import { useUser } from "../../../session/use-session.ts"
import { Spinner } from "../../../ui/feedback/spinner.tsx"
import { AskToVerify } from "./ask-to-verify.tsx"
import { PublicShell } from "../shared/public-shell.tsx"
import { VerificationLink } from "./verification-link.tsx"

/** For whoever is signed in. With the mailed token: verifies the address. Without: says that the mail is on its way. */
export default function VerifyEmailPage() {
  const search = useSearch()
  const given = new URLSearchParams(search).get("token")
  const token = useLinkToken("/verify-email", given, search)
  const user = useUser()
  const next = rememberedPage(search) ?? paths.start
  // Read on a phone, say: the link counts for the account that one is signed in to (A §2).
  if (!user && given) return <Spinner />
  if (!user) return <Redirect to={loginFrom(search ? `${paths.verifyEmail}?${search}` : paths.verifyEmail)} replace />
  // A child's address is a log-in name, which nobody verifies.
  if (!token && (user.email_verified || can(user.role, "use_student_area"))) {
    return <Redirect to={next} replace />
  }
  return (
    <PublicShell title="Verify Your Email">
      {token ? <VerificationLink token={token} next={next} /> : <AskToVerify user={user} next={next} />}
    </PublicShell>
  )
}
