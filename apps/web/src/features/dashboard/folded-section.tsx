import { ActionIcon, Anchor, Group, Paper, Text, Title, VisuallyHidden } from "@mantine/core"
import { IconChevronDown } from "@tabler/icons-react"
import { useState, type ReactNode } from "react"
import { Link } from "wouter"
import classes from "./folded-section.module.css"

type Props = {
  title: string
  /** What is said beside the title, such as the part that is shown: '3 of 9'. */
  part?: string | false
  /** A link to all of it. */
  more?: { of: string; href: string }
  /** True if a tablet folds it too. */
  isFoldedOnTablet?: boolean
  className?: string
  children: ReactNode
}

/** A block of the dashboard below the day. A phone, which has little room, shows its head until it is opened. */
export function FoldedSection({ title, part, more, isFoldedOnTablet, className, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Paper
      component="section"
      withBorder
      shadow="sm"
      px="md"
      py="xs"
      aria-label={title}
      className={`${classes.section} ${className ?? ""}`}
      data-early={isFoldedOnTablet || undefined}
    >
      <Group justify="space-between" wrap="nowrap" gap="xs" mih={32}>
        <Group gap="xs" align="baseline" flex={1}>
          <Title order={2} size="h5">
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
        <ActionIcon
          className={`${classes.fold} screen-only`}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`Show ${title}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={20} stroke={1.5} />
        </ActionIcon>
      </Group>
      <div className={classes.body} data-open={isOpen || undefined}>
        {children}
      </div>
    </Paper>
  )
}
