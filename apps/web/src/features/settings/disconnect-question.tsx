import type { ConnectionView } from "@hearthbook/api/schemas/oauth"
import { Button, Group, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { readError, type ReadableError } from "../../lib/read-error.ts"
import { trpc } from "../../lib/trpc.ts"
import { SaveFailure } from "../../ui/form-messages.tsx"

type Props = { connection: ConnectionView; name: string; onDone: () => void }

/** Says what disconnecting means, and why the only way in stays. */
export function DisconnectQuestion({ connection, name, onDone }: Props) {
  const { provider, purpose, can_disconnect } = connection
  const disconnect = trpc.oauth.disconnect.useMutation()
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const confirm = async () => {
    setFailure(null)
    try {
      await disconnect.mutateAsync({ provider, purpose })
      onDone()
    } catch (cause) {
      setFailure(readError(cause, `Failed to disconnect ${name}.`))
    }
  }
  return (
    <Stack gap="md">
      <Text>
        {can_disconnect
          ? `You will no longer sign in with ${name}. Your records here stay as they are.`
          : `This is your only way to sign in. Set a password first: log out, then choose “Forgot password?”.`}
      </Text>
      <SaveFailure failure={failure} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onDone} data-autofocus>
          {can_disconnect ? "Cancel" : "Close"}
        </Button>
        {can_disconnect && (
          <Button color="red" onClick={confirm} loading={disconnect.isPending}>
            Disconnect {name}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
