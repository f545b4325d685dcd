import { Alert } from "@mantine/core"
import { IconInfoCircle } from "@tabler/icons-react"
import type { ReactNode } from "react"

type Props = {
  /** Null if there is none. */
  message: string | null
  /** Replaces the note that nothing is lost. */
  children?: ReactNode
}

/** A problem in a child's words and a calm color. */
export function SubmitProblem({ message, children = "Your work is still here." }: Props) {
  if (message === null) return null
  return (
    <Alert variant="light" color="amber" role="alert" icon={<IconInfoCircle stroke={1.5} />} title={message}>
      {children}
    </Alert>
  )
}
