import { useState } from "react"
import { readError, type ReadableError } from "../../../lib/read-error.ts"
import { trpc } from "../../../api/trpc.ts"

/** Sends the verification email again, and calls `onSent` once it is sent. */
export function useResendVerification(onSent: () => void) {
  const send = trpc.auth.sendVerification.useMutation()
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const resend = async () => {
    setFailure(null)
    try {
      await send.mutateAsync()
      onSent()
    } catch (cause) {
      setFailure(readError(cause, "An error occurred. Please try again."))
    }
  }
  return { resend, sending: send.isPending, failure }
}
