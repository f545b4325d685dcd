import { Button } from "@mantine/core"
import { useLocation } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { session, trpcClient } from "../../../session/client.ts"
import { question } from "../../../session/sign-out/log-out-question.ts"
import { hasUnsavedWork } from "../../../session/sign-out/use-logout.ts"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"

/** Ends all sessions of the user. Unlike a normal sign-out, it waits for the server's response. */
export function LogOutEverywhere() {
  const [, navigate] = useLocation()
  const ask = () =>
    confirmDelete({
      name: "everywhere",
      verb: "Log out",
      question: "You will have to sign in again on every device, this one included.",
      consequence: hasUnsavedWork() ? question.text : undefined,
      fallback: "Failed to log out everywhere.",
      remove: async () => {
        await trpcClient.auth.logout.mutate({ clear_all_sessions: true })
        session.signOut()
        navigate(paths.start)
      },
    })
  return (
    <Button variant="light" color="red" mt="md" onClick={ask}>
      Log out everywhere
    </Button>
  )
}
