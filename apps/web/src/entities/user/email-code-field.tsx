import { Button, Group, Text, TextInput, type TextInputProps } from "@mantine/core"
import { useState } from "react"
import { readError, type ReadableError } from "../../lib/read-error.ts"
import { trpc } from "../../api/trpc.ts"
import { useUser } from "../../session/use-session.ts"
import { SaveFailure } from "../../forms/form-messages.tsx"

type Props = TextInputProps & {
  /** Why it is asked for. */
  why: string
}

/** A code that is mailed on asking, in place of the password that somebody does not have. */
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
          label="Code from your mail"
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
          A code of six digits is on its way to {email}. It works for 15 minutes.
        </Text>
      )}
      <SaveFailure failure={failure} />
    </div>
  )
}
