import { Text } from "@mantine/core"
import type { ReactNode } from "react"

/** A value with its label. Line breaks are preserved. */
export function LabeledValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="div" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {children}
      </Text>
    </div>
  )
}
