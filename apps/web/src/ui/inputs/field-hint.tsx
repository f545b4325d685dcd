import { Text } from "@mantine/core"
import type { ReactNode } from "react"

/** A quiet hint below a field. It stops nothing. Screen readers read it when it appears. */
export function FieldHint({ children }: { children: ReactNode }) {
  return (
    <Text component="div" size="sm" c="dimmed" role="status">
      {children}
    </Text>
  )
}
