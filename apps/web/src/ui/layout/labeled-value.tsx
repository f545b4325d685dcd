import { Text } from "@mantine/core"
import type { ReactNode } from "react"

/** One thing there is to know, under its name. Lines are kept as they were typed. */
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
