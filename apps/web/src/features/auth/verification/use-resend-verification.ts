import { useState } from "react"
import { readError, type ReadableError } from "../../../lib/read-error.ts"
import { trpc } from "../../../api/trpc.ts"

/** Mails the verification link once more; `onSent` is told when it is on its way. */
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
