import { Button } from "@mantine/core"
import { useMutation, useQuery } from "@tanstack/react-query"
import { useSearch } from "wouter"
import { useLinkToken } from "../shared/link-token.ts"
import { readError } from "../../../lib/read-error.ts"
import { trpcClient } from "../../../session/client.ts"
import { SaveFailure } from "../../../forms/form-messages.tsx"
import { PublicShell } from "../shared/public-shell.tsx"
import { mailWords } from "./mail-messages.ts"
import { PageMessage } from "../shared/page-message.tsx"
import { LinkStatus } from "../shared/link-status.tsx"

/**
 * Opened from the footer of an email: unsubscribes without signing in. Opening it changes nothing, since mail programs
 * prefetch links.
 */
export default function UnsubscribePage() {
  return (
    <PublicShell title="Emails">
      <Unsubscribe />
    </PublicShell>
  )
}

function Unsubscribe() {
  const search = useSearch()
  const token = useLinkToken("/unsubscribe", new URLSearchParams(search).get("token"), search) ?? ""
  // A query in spite of POST, which keeps the token out of the URL: it changes nothing.
  const link = useQuery({
    queryKey: ["unsubscribe", token],
    queryFn: () => trpcClient.unsubscribe.read.mutate({ token }),
    enabled: token !== "",
  })
  const update = useMutation({ mutationFn: (on: boolean) => trpcClient.unsubscribe.confirm.mutate({ token, on }) })

  if (link.data) {
    const { email, setting, is_on } = link.data
    const { mails, also } = mailWords[setting]
    const failure = update.error && readError(update.error, "That could not be saved.")
    return is_on ? (
      <PageMessage title={`Stop ${mails}?`} text={`They go to ${email}.${also}`}>
        <SaveFailure failure={failure} />
        <Button size="md" loading={update.isPending} onClick={() => update.mutate(false)}>
          Stop these emails
        </Button>
      </PageMessage>
    ) : (
      <PageMessage
        role="status"
        title="You’re unsubscribed"
        text={`We no longer send ${mails} to ${email}. You can change that in Settings, or here.`}
      >
        <SaveFailure failure={failure} />
        <Button size="md" variant="default" loading={update.isPending} onClick={() => update.mutate(true)}>
          Undo
        </Button>
      </PageMessage>
    )
  }
  return <LinkStatus token={token} error={link.error} onRetry={() => void link.refetch()} />
}
