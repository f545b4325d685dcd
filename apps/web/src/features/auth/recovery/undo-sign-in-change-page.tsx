import { providerNames } from "@hearthbook/api/access/oauth"
import type { SignInUndoView } from "@hearthbook/api/access/auth"
import { fullName } from "@hearthbook/core/names/names"
import { Button, List, Text } from "@mantine/core"
import { useMutation, useQuery } from "@tanstack/react-query"
import { Link, useLocation, useSearch } from "wouter"
import { formatDayOfMoment } from "../../../lib/format.ts"
import { forgetLinkToken, storeLinkToken, useLinkToken } from "../shared/link-token.ts"
import { paths } from "../../../lib/paths.ts"
import { readError } from "../../../lib/read-error.ts"
import { session, trpcClient } from "../../../session/client.ts"
import { SaveFailure } from "../../../forms/form-messages.tsx"
import { PublicShell } from "../shared/public-shell.tsx"
import { PageMessage } from "../shared/page-message.tsx"
import { Breakable } from "../../../ui/layout/breakable.tsx"
import { LinkStatus } from "../shared/link-status.tsx"

/**
 * Opened from an email about a change to sign-in: undoes the change without signing in, then asks for a new password.
 */
export default function UndoSignInChangePage() {
  return (
    <PublicShell title="Undo a change">
      <UndoSignInChange />
    </PublicShell>
  )
}

function UndoSignInChange() {
  const search = useSearch()
  const [, navigate] = useLocation()
  const token = useLinkToken("/undo-sign-in-change", new URLSearchParams(search).get("token"), search) ?? ""
  const link = useQuery({
    queryKey: ["sign-in-undo", token],
    queryFn: () => trpcClient.auth.readSignInUndo.mutate({ token }),
    enabled: token !== "",
  })
  const undo = useMutation({
    mutationFn: () => trpcClient.auth.undoSignInChange.mutate({ token }),
    onSuccess: ({ reset_token }) => {
      forgetLinkToken("/undo-sign-in-change")
      // Undoing has ended all sessions, so the stored one is useless.
      if (session.read()?.user.email === link.data?.email) session.signOut()
      storeLinkToken("/reset-password", reset_token)
      navigate(paths.resetPassword, { replace: true })
    },
  })

  if (link.data) {
    const { title, text } = wordsOf(link.data)
    return (
      <PageMessage title={title} text={text}>
        <Invited {...link.data} />
        <SaveFailure failure={undo.error && readError(undo.error, "That could not be undone.")} />
        <Button size="md" loading={undo.isPending} onClick={() => undo.mutate()}>
          Undo and choose a new password
        </Button>
        <Button component={Link} href={paths.start} variant="default" size="md">
          Keep the change
        </Button>
      </PageMessage>
    )
  }

  const invalid = (
    <PageMessage
      role="alert"
      title="This link does not work"
      text="A change can be undone once, within 7 days. If you cannot sign in, set a new password."
    >
      <Button component={Link} href={paths.forgotPassword} size="md">
        Set a new password
      </Button>
    </PageMessage>
  )
  return <LinkStatus token={token} error={link.error} onRetry={() => void link.refetch()} invalid={invalid} />
}

/** Lists the people who joined through invitations that a thief may have sent, and the invitations that are still open. */
function Invited({ joined, invitations }: Pick<SignInUndoView, "joined" | "invitations">) {
  return (
    <>
      {joined.length > 0 && (
        <div>
          <Text>These people will be signed out and suspended until you let them back in:</Text>
          <List>
            {joined.map(({ id, email, ...person }) => (
              <List.Item key={id}>
                {fullName(person)} (<Breakable>{email}</Breakable>)
              </List.Item>
            ))}
          </List>
        </div>
      )}
      {invitations.length > 0 && (
        <div>
          <Text>These invitations will be withdrawn:</Text>
          <List>
            {invitations.map(({ email }) => (
              <List.Item key={email}>
                <Breakable>{email}</Breakable>
              </List.Item>
            ))}
          </List>
        </div>
      )}
    </>
  )
}

function wordsOf({ kind, email, provider, changed_at }: SignInUndoView): { title: string; text: string } {
  const name = provider ? providerNames[provider] : ""
  const after = "Every device will be signed out, and you’ll choose a new password."
  const on = `on ${formatDayOfMoment(changed_at)}`
  switch (kind) {
    case "email":
      return {
        title: "Undo the change of your email address?",
        text: `It was changed ${on}. Your account will use ${email} again. ${after}`,
      }
    case "password":
      return {
        title: "Undo the change of your password?",
        text: `The password of ${email} was changed ${on}. ${after}`,
      }
    case "connected":
      return {
        title: `Disconnect ${name} again?`,
        text: `${name} was connected to the account of ${email} ${on}. You will no longer be able to sign in with it. ${after}`,
      }
    case "disconnected":
      return {
        title: `Connect ${name} again?`,
        text: `${name} was disconnected from the account of ${email} ${on}. You will be able to sign in with it again. ${after}`,
      }
  }
}
