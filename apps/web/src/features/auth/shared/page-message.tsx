import { Stack, Text } from "@mantine/core"
import type { ReactNode } from "react"
import { Breakable } from "../../../ui/layout/breakable.tsx"

type Props = { role?: "status" | "alert"; title: string; text?: string; children?: ReactNode }

/** A message on a sign-in page, with buttons to go on. */
export function PageMessage({ role, title, text, children }: Props) {
  return (
    <Stack gap="md" role={role}>
      <Text component="h1" className="public-title">
        {title}
      </Text>
      {text && (
        <Text style={{ overflowWrap: "anywhere" }}>
          <Breakable>{text}</Breakable>
        </Text>
      )}
      {children}
    </Stack>
  )
}
