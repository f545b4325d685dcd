import { Button } from "@mantine/core"
import { useMutation, useQuery } from "@tanstack/react-query"
import { useSearch } from "wouter"
import { useLinkToken } from "../shared/link-token.ts"
import { readError } from "../../../lib/read-error.ts"
import { trpcClient } from "../../../session/client.ts"
import { SaveFailure } from "../../../forms/form-messages.tsx"
import { PublicShell } from "../shared/public-shell.tsx"
import { PageMessage } from "../shared/page-message.tsx"
import { UnreadLink } from "../shared/unread-link.tsx"

/**
 * Confirms or releases the address of a child's login, by the link in the mail to it. Opening the page changes nothing,
 * because mail programs look ahead, and it needs no sign-in.
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
  // By POST, as the token must not stand in an address; it changes nothing, so it is asked as a question all the same.
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
          text={`${first_name ?? "The child"} signs in under another name from now on. You can use ${email} for an account of your own.`}
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
  return <UnreadLink token={token} error={link.error} onRetry={() => void link.refetch()} />
}
