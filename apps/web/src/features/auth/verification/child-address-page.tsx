import { Button } from "@mantine/core"
import { useMutation, useQuery } from "@tanstack/react-query"
import { useSearch } from "wouter"
import { useLinkToken } from "../shared/link-token.ts"
import { readError } from "../../../lib/read-error.ts"
import { trpcClient } from "../../../session/client.ts"
import { SaveFailure } from "../../../forms/form-messages.tsx"
import { PublicShell } from "../shared/public-shell.tsx"
import { PageMessage } from "../shared/page-message.tsx"
import { LinkStatus } from "../shared/link-status.tsx"

/**
 * Confirms or releases the email address of a child's login, through the link emailed to it. Opening the page changes
 * nothing, since mail programs prefetch links. No sign-in is needed.
 */
export default function ChildAddressPage() {
  return (
    <PublicShell title="A child’s address">
      <ChildAddress />
    </PublicShell>
  )
}

function ChildAddress() {
  const search = useSearch()
  const token = useLinkToken("/child-address", new URLSearchParams(search).get("token"), search) ?? ""
  // A query in spite of POST, which keeps the token out of the URL: it changes nothing.
  const link = useQuery({
    queryKey: ["childAddress", token],
    queryFn: () => trpcClient.childAddress.read.mutate({ token }),
    enabled: token !== "",
  })
  const answer = useMutation({
    mutationFn: (confirm: boolean) => trpcClient.childAddress.answer.mutate({ token, confirm }),
  })

  if (link.data) {
    const { email, first_name, is_confirmed } = link.data
    const child = first_name ?? "the child"
    if (answer.data?.confirmed) {
      return (
        <PageMessage role="status" title="The address is confirmed" text={`${email} stays with ${child}’s login.`} />
      )
    }
    if (answer.data) {
      return (
        <PageMessage
          role="status"
          title="The address is released"
          text={`${first_name ?? "The child"} signs in with a different name from now on. You can use ${email} for your own account.`}
        />
      )
    }
    return (
      <PageMessage
        title={`Is this ${child}’s address?`}
        text={`A parent gave ${email} to ${child}’s login on Hearthbook. ${is_confirmed ? "It was confirmed before." : "It is not confirmed yet."}`}
      >
        <SaveFailure failure={answer.error && readError(answer.error, "That could not be saved.")} />
        {!is_confirmed && (
          <Button
            size="md"
            loading={answer.isPending && answer.variables}
            disabled={answer.isPending}
            onClick={() => answer.mutate(true)}
          >
            Yes, this address is {child}’s
          </Button>
        )}
        <Button
          size="md"
          variant="default"
          loading={answer.isPending && !answer.variables}
          disabled={answer.isPending}
          onClick={() => answer.mutate(false)}
        >
          No, release it
        </Button>
      </PageMessage>
    )
  }
  return <LinkStatus token={token} error={link.error} onRetry={() => void link.refetch()} />
}
