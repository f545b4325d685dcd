import { Paper, Stack } from "@mantine/core"
import type { ReactNode } from "react"
import { SectionHead, type SectionWords } from "./section-head.tsx"

/** A block of a page with a heading and a link to all of its content. */
export function Section({ children, ...words }: SectionWords & { children: ReactNode }) {
  return (
    <Paper component="section" withBorder shadow="sm" p="md" aria-label={words.title}>
      <Stack gap="sm">
        <SectionHead {...words} size="h4" />
        <div>{children}</div>
      </Stack>
    </Paper>
  )
}
