import { resetRequest } from "@hearthbook/api/access/auth"
import { Anchor, Button, Stack, Text, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { useState } from "react"
import { Link, useSearch } from "wouter"
import { noteAuthEvent } from "../../../session/auth-log.ts"
import { paths } from "../../../lib/paths.ts"
import { readError, type ReadableError } from "../../../lib/read-error.ts"
import { trpc } from "../../../api/trpc.ts"
import { SaveFailure } from "../../../forms/form-messages.tsx"
import { AccessForm } from "../shared/access-form.tsx"
import { PublicShell } from "../shared/public-shell.tsx"
import { useCountdown } from "../shared/use-countdown.ts"
import { Breakable } from "../../../ui/layout/breakable.tsx"

/** Seconds before the link can be sent again, so that impatient users don't request five. */
const waitToResend = 60

/** The first step of a password reset: request the link. The response is the same for an unknown email address. */
export default function ForgotPasswordPage() {
  const search = useSearch()
  const request = trpc.auth.requestPasswordReset.useMutation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { email: "" },
    validate: schemaResolver(resetRequest, { sync: true }),
  })
  const send = async (email: string) => {
    const answer = await request.mutateAsync({ email })
    noteAuthEvent("password_reset_requested")
    setSentTo(answer.email)
  }

  return (
    <PublicShell title="Forgot Password">
      {sentTo ? (
        <LinkSent email={sentTo} onResend={() => send(sentTo)} />
      ) : (
        <AccessForm
          title="Forgot your password?"
          intro="Enter your email address, and we’ll send you a link to choose a new password."
          saveLabel="Send Reset Link"
          form={form}
          onSave={({ email }) => send(email)}
        >
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            autoFocus
            key={form.key("email")}
            {...form.getInputProps("email")}
          />
        </AccessForm>
      )}
      <Text ta="center" mt="lg">
        <Anchor component={Link} href={search ? `${paths.login}?${search}` : paths.login} fw={600}>
          Back to sign in
        </Anchor>
      </Text>
    </PublicShell>
  )
}

function LinkSent({ email, onResend }: { email: string; onResend: () => Promise<void> }) {
  const [left, begin] = useCountdown(waitToResend)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<ReadableError | null>(null)

  const resend = async () => {
    setSending(true)
    setFailure(null)
    try {
      await onResend()
      begin()
    } catch (cause) {
      setFailure(readError(cause, "An error occurred. Please try again."))
    } finally {
      setSending(false)
    }
  }

  return (
    <Stack gap="md">
      <div role="status">
        <Text component="h1" className="public-title">
          Check Your Email
        </Text>
        <Text mt="xs" style={{ overflowWrap: "anywhere" }}>
          If <Breakable>{email}</Breakable> has an account here, a link is on its way. It works once, within the next
          hour.
        </Text>
      </div>
      <Text c="dimmed">Nothing after a few minutes? Check your spam folder, or send it again.</Text>
      <SaveFailure failure={failure} />
      <Button variant="default" size="md" onClick={resend} loading={sending} disabled={left > 0}>
        {left > 0 ? `Resend link in ${left} s` : "Resend link"}
      </Button>
    </Stack>
  )
}
