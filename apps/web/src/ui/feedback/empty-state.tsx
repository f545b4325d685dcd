import { Paper, Stack, Text, Title } from "@mantine/core"
import type { ReactNode } from "react"

type Props = {
  title: string
  /** One sentence about the purpose of the page, or the next step. */
  text: string
  /** A sketch of the page in use. Left out if a filter has hidden everything. */
  picture?: ReactNode
  /** The button for the next step. */
  action?: ReactNode
}

/** Shown in place of a list that has no rows. */
export function EmptyState({ title, text, picture, action }: Props) {
  return (
    <Paper withBorder p={{ base: "md", sm: "xl" }}>
      <Stack align="center" gap="sm" ta="center" maw={440} mx="auto">
        {picture}
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
        {action}
      </Stack>
    </Paper>
  )
}
