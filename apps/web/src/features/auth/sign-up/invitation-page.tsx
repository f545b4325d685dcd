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

/** Opened from an emailed invitation: shows who invites to what, and the form to create an account. */
export default function InvitationPage() {
  const token = useLinkToken("/invite", useParams()["token"]) ?? ""
  // A query in spite of POST, which keeps the token out of the URL: it changes nothing.
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
      <Notice title="The invitation could not be loaded" text={message}>
        <Button onClick={() => refetch()}>Try again</Button>
      </Notice>
    )
  }
  return (
    <Notice
      title="This invitation is no longer open"
      text="It was already accepted or withdrawn, or is more than seven days old. Ask for a new one."
    >
      <Button component={Link} href={paths.login}>
        Sign in
      </Button>
    </Notice>
  )
}
