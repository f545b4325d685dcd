import { Alert } from "@mantine/core"
import { IconInfoCircle } from "@tabler/icons-react"
import type { ReactNode } from "react"

type Props = {
  /** Null for none. */
  message: string | null
  /** Without it, that nothing is lost. */
  children?: ReactNode
}

/** What did not work, in words for a child and in a calm colour. */
export function SubmitProblem({ message, children = "Your work is still here." }: Props) {
  if (message === null) return null
  return (
    <Alert variant="light" color="amber" role="alert" icon={<IconInfoCircle stroke={1.5} />} title={message}>
      {children}
    </Alert>
  )
}
