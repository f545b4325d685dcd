import { Anchor, Group, Text, Title, VisuallyHidden } from "@mantine/core"
import type { ReactNode } from "react"
import { Link } from "wouter"

export type SectionWords = {
  title: string
  /** The part that is shown, if not all: '5 of 9'. */
  part?: string | false
  /** A link to all of it. */
  more?: { of: string; href: string }
}

/** The head of a block: its title, the part that is shown and a link to all of it. Children stand at its end. */
export function SectionHead({
  title,
  part,
  more,
  size,
  children,
}: SectionWords & { size: "h4" | "h5"; children?: ReactNode }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs" mih={32}>
      <Group gap="xs" align="baseline" flex={1}>
        <Title order={2} size={size}>
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
      {children}
    </Group>
  )
}
