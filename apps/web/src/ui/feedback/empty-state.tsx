import { Paper, Stack, Text, Title } from "@mantine/core"
import type { ReactNode } from "react"
import { EmptyDrawing } from "./empty-drawing.tsx"

type Props = {
  title: string
  /** One sentence about the purpose of the page, or the next step. */
  text: string
  /** The button for the next step. */
  action?: ReactNode
}

export function EmptyState({ title, text, action }: Props) {
  return (
    <Paper withBorder p="xl">
      <Stack align="center" gap="sm" ta="center" maw={420} mx="auto">
        <EmptyDrawing />
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
        {action}
      </Stack>
    </Paper>
  )
}
