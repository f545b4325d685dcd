import { Button } from "@mantine/core"
import type { ReactNode } from "react"
import { readError } from "../../../lib/read-error.ts"
import { Spinner } from "../../../ui/feedback/spinner.tsx"
import { PageMessage } from "./page-message.tsx"

type Props = {
  /** Empty if the URL has no token. */
  token: string
  /** Null while the link is loading. */
  error: unknown
  onRetry: () => void
  /** Replaces the server's message for an invalid link. */
  invalid?: ReactNode
}

/** Shown in place of an emailed link's content while it loads, or if it cannot be loaded. */
export function LinkStatus({ token, error, onRetry, invalid }: Props) {
  if (token === "") {
    return (
      <PageMessage
        role="alert"
        title="This link is incomplete"
        text="Open it from the email again. Make sure to copy all of it."
      />
    )
  }
  if (!error) return <Spinner />
  const { message, status } = readError(error)
  if (status === undefined || status >= 500 || status === 429) {
    return (
      <PageMessage role="alert" title="The link could not be loaded" text={message}>
        <Button size="md" onClick={onRetry}>
          Try again
        </Button>
      </PageMessage>
    )
  }
  return invalid ?? <PageMessage role="alert" title="This link does not work" text={message} />
}
