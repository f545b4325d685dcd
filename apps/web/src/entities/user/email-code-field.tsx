import { Button, Group, Text, TextInput, type TextInputProps } from "@mantine/core"
import { useState } from "react"
import { readError, type ReadableError } from "../../lib/read-error.ts"
import { trpc } from "../../api/trpc.ts"
import { useUser } from "../../session/use-session.ts"
import { SaveFailure } from "../../forms/form-messages.tsx"
import { Breakable } from "../../ui/layout/breakable.tsx"

type Props = TextInputProps & {
  /** Explains to the user why the code is needed. */
  why: string
}

/** A code sent by email, for a user without a password. */
export function EmailCodeField({ why, ...input }: Props) {
  const email = useUser()?.email
  const send = trpc.auth.sendCode.useMutation()
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [isSent, setSent] = useState(false)
  const ask = async () => {
    setFailure(null)
    try {
      await send.mutateAsync()
      setSent(true)
    } catch (cause) {
      setFailure(readError(cause, "The code could not be sent. Please try again."))
    }
  }
  return (
    <div>
      <Group gap="sm" align="flex-end">
        <TextInput
          label="Code from your email"
          description={why}
          inputMode="numeric"
          autoComplete="one-time-code"
          style={{ flex: "1 1 180px" }}
          {...input}
        />
        <Button variant="default" onClick={ask} loading={send.isPending}>
          {isSent ? "Send another code" : "Send me a code"}
        </Button>
      </Group>
      {isSent && (
        <Text size="sm" mt={6} role="status" style={{ overflowWrap: "anywhere" }}>
          We sent a six-digit code to <Breakable>{email ?? ""}</Breakable>. It works for 15 minutes.
        </Text>
      )}
      <SaveFailure failure={failure} />
    </div>
  )
}
