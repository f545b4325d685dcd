import { Button } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "wouter"
import { useLinkToken } from "../shared/link-token.ts"
import { paths } from "../../../lib/paths.ts"
import { readError } from "../../../lib/read-error.ts"
import { trpcClient } from "../../../session/client.ts"
import { Notice } from "../../../ui/layout/notice.tsx"
import { Spinner } from "../../../ui/feedback/spinner.tsx"
import { InvitationForm } from "./invitation-form.tsx"
import { PublicShell } from "../shared/public-shell.tsx"

/** What a mailed invitation leads to (DECISIONS 13a): who invites to what, and the account to make. */
export default function InvitationPage() {
  const token = useLinkToken("/invite", useParams()["token"]) ?? ""
  // By POST, as the token must not stand in an address; it changes nothing, so it is asked as a question all the same.
  const {
    data: offer,
    error,
    refetch,
  } = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => trpcClient.invitations.read.mutate({ token }),
  })
  if (offer) {
    return (
      <PublicShell title="Invitation">
        <InvitationForm token={token} offer={offer} />
      </PublicShell>
    )
  }
  if (!error) return <Spinner />
  const { message, status } = readError(error)
  if (status === undefined || status >= 500) {
    return (
      <Notice title="The invitation could not be read" text={message}>
        <Button onClick={() => refetch()}>Try again</Button>
      </Notice>
    )
  }
  return (
    <Notice
      title="This invitation is no longer open"
      text="It was accepted or withdrawn already, or it is more than seven days old. Ask whoever invited you for a new one."
    >
      <Button component={Link} href={paths.login}>
        Sign in
      </Button>
    </Notice>
  )
}
