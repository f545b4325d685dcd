import { Button, Stack } from "@mantine/core"
import { useState } from "react"
import { useLocation } from "wouter"
import { paths } from "../../lib/paths.ts"
import { readError, type ReadableError } from "../../lib/read-error.ts"
import { session, trpcClient } from "../../lib/trpc.ts"
import { SaveFailure } from "../../ui/form-messages.tsx"

/** Ends every session of the person. Only the server can do that, so here it must have answered first. */
export function LogOutEverywhere() {
  const [, navigate] = useLocation()
  const [leaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<ReadableError | null>(null)

  const leave = async () => {
    setLeaving(true)
    setFailure(null)
    try {
      await trpcClient.auth.logout.mutate({ clear_all_sessions: true })
      session.signOut()
      navigate(paths.start)
    } catch (cause) {
      setFailure(readError(cause, "Failed to log out everywhere."))
      setLeaving(false)
    }
  }

  return (
    <Stack gap="sm" mt="md" align="flex-start">
      <SaveFailure failure={failure} />
      <Button variant="light" color="red" onClick={leave} loading={leaving}>
        Log out everywhere
      </Button>
    </Stack>
  )
}
