import { Button, Stack, Text } from "@mantine/core"
import { useMutation, useQuery } from "@tanstack/react-query"
import { useEffect, useState, type ReactNode } from "react"
import { useLocation } from "wouter"
import { paths } from "../../lib/paths.ts"
import { readError } from "../../lib/read-error.ts"
import { trpcClient } from "../../lib/trpc.ts"
import { SaveFailure } from "../../ui/form-messages.tsx"
import { Spinner } from "../../ui/spinner.tsx"
import { PublicShell } from "./public-shell.tsx"

/**
 * Where the mail to the address of a child's login leads: to confirm the address, or to release it. Opening it changes nothing,
 * because mail programs look ahead, and it needs no sign-in.
 */
export default function ChildAddressPage() {
  const token = useTokenOfAddress()
  // By POST, as the token must not stand in an address; it changes nothing, so it is asked as a question all the same.
  const link = useQuery({
    queryKey: ["childAddress", token],
    queryFn: () => trpcClient.childAddress.read.mutate({ token }),
    enabled: token !== "",
  })
  const answer = useMutation({
    mutationFn: (confirm: boolean) => trpcClient.childAddress.answer.mutate({ token, confirm }),
  })

  if (token === "") {
    return (
      <Message role="alert" title="This link is not complete" text="Open it from the mail once more, in one piece." />
    )
  }
  if (link.data) {
    const { email, first_name, is_confirmed } = link.data
    const child = first_name ?? "the child"
    if (answer.data?.confirmed) {
      return <Message role="status" title="The address is confirmed" text={`${email} stays with ${child}’s login.`} />
    }
    if (answer.data) {
      return (
        <Message
          role="status"
          title="The address is released"
          text={`${first_name ?? "The child"} signs in under another name from now on. You can use ${email} for an account of your own.`}
        />
      )
    }
    return (
      <Message
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
      </Message>
    )
  }
  if (!link.error) return <Spinner />
  const { message, status } = readError(link.error)
  if (status === undefined || status >= 500 || status === 429) {
    return (
      <Message role="alert" title="The link could not be read" text={message}>
        <Button size="md" onClick={() => link.refetch()}>
          Try again
        </Button>
      </Message>
    )
  }
  return <Message role="alert" title="This link does not work" text={message} />
}

/** The link's token, which leaves the address at once: an address is in the history, and on the screen. */
function useTokenOfAddress(): string {
  const [, navigate] = useLocation()
  const [token] = useState(() => new URLSearchParams(window.location.search).get("token") ?? "")
  useEffect(() => navigate(paths.childAddress, { replace: true }), [navigate])
  return token
}

type MessageProps = { role?: "status" | "alert"; title: string; text: string; children?: ReactNode }

function Message({ role, title, text, children }: MessageProps) {
  return (
    <PublicShell title="A child’s address">
      <Stack gap="md" role={role}>
        <Text component="h1" className="public-title">
          {title}
        </Text>
        <Text style={{ overflowWrap: "anywhere" }}>{text}</Text>
        {children}
      </Stack>
    </PublicShell>
  )
}
