import { Button } from "@mantine/core"
import type { ReactNode } from "react"
import { readError } from "../../../lib/read-error.ts"
import { Spinner } from "../../../ui/feedback/spinner.tsx"
import { PageMessage } from "./page-message.tsx"

type Props = {
  /** Empty where the address holds none. */
  token: string
  /** Null while the link is being read. */
  error: unknown
  onRetry: () => void
  /** In place of the server's own words for a link that is worth nothing. */
  dead?: ReactNode
}

/** Stands where the content of a mailed link would: while it is read, and where it cannot be. */
export function UnreadLink({ token, error, onRetry, dead }: Props) {
  if (token === "") {
    return (
      <PageMessage
        role="alert"
        title="This link is not complete"
        text="Open it from the mail once more, in one piece."
      />
    )
  }
  if (!error) return <Spinner />
  const { message, status } = readError(error)
  if (status === undefined || status >= 500 || status === 429) {
    return (
      <PageMessage role="alert" title="The link could not be read" text={message}>
        <Button size="md" onClick={onRetry}>
          Try again
        </Button>
      </PageMessage>
    )
  }
  return dead ?? <PageMessage role="alert" title="This link does not work" text={message} />
}
