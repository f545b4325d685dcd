import { Button } from "@mantine/core"
import { useMutation, useQuery } from "@tanstack/react-query"
import { useSearch } from "wouter"
import { useLinkToken } from "../shared/link-token.ts"
import { readError } from "../../../lib/read-error.ts"
import { trpcClient } from "../../../session/client.ts"
import { SaveFailure } from "../../../forms/form-messages.tsx"
import { PublicShell } from "../shared/public-shell.tsx"
import { mailWords } from "./mail-words.ts"
import { PageMessage } from "../shared/page-message.tsx"
import { UnreadLink } from "../shared/unread-link.tsx"

/** What the foot of a mail leads to: no more of these, without signing in. Opening it changes nothing: mail programs look ahead. */
export default function UnsubscribePage() {
  return (
    <PublicShell title="Mails">
      <Unsubscribe />
    </PublicShell>
  )
}

function Unsubscribe() {
  const search = useSearch()
  const token = useLinkToken("/unsubscribe", new URLSearchParams(search).get("token"), search) ?? ""
  // By POST, as the token must not stand in an address; it changes nothing, so it is asked as a question all the same.
  const link = useQuery({
    queryKey: ["unsubscribe", token],
    queryFn: () => trpcClient.unsubscribe.read.mutate({ token }),
    enabled: token !== "",
  })
  const wish = useMutation({ mutationFn: (on: boolean) => trpcClient.unsubscribe.confirm.mutate({ token, on }) })

  if (link.data) {
    const { email, setting, is_on } = link.data
    const { mails, also } = mailWords[setting]
    const failure = wish.error && readError(wish.error, "That could not be saved.")
    return is_on ? (
      <PageMessage title={`Stop ${mails}?`} text={`They go to ${email}.${also}`}>
        <SaveFailure failure={failure} />
        <Button size="md" loading={wish.isPending} onClick={() => wish.mutate(false)}>
          Stop these mails
        </Button>
      </PageMessage>
    ) : (
      <PageMessage
        role="status"
        title="You’re unsubscribed"
        text={`We no longer send ${mails} to ${email}. You can change that in Settings, or here.`}
      >
        <SaveFailure failure={failure} />
        <Button size="md" variant="default" loading={wish.isPending} onClick={() => wish.mutate(true)}>
          Undo
        </Button>
      </PageMessage>
    )
  }
  return <UnreadLink token={token} error={link.error} onRetry={() => void link.refetch()} />
}
