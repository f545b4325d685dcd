import { Anchor, Group, Paper, Text, Title, VisuallyHidden } from "@mantine/core"
import type { ReactNode } from "react"
import { Link } from "wouter"

type Props = {
  title: string
  /** The part that is shown, if not all: '5 of 9'. */
  part?: string | false
  /** A link to all of it. */
  more?: { of: string; href: string }
  children: ReactNode
}

/** A block of a page with a heading and a link to all of its content. */
export function Section({ title, part, more, children }: Props) {
  return (
    <Paper component="section" withBorder shadow="sm" p="md" aria-label={title}>
      <Group justify="space-between" mb="sm" wrap="nowrap">
        <Group gap="xs" align="baseline">
          <Title order={2} size="h4">
            {title}
          </Title>
          {part && (
            <Text span size="sm" c="dimmed" className="figures">
              {part}
            </Text>
          )}
        </Group>
        {more && (
          <Anchor className="screen-only" component={Link} href={more.href} size="sm" fw={600} style={{ flex: "none" }}>
            See all<VisuallyHidden> {more.of}</VisuallyHidden>
          </Anchor>
        )}
      </Group>
      {children}
    </Paper>
  )
}
