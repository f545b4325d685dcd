import { Collapse, Paper, Text, Title, UnstyledButton } from "@mantine/core"
import { IconChevronDown } from "@tabler/icons-react"
import { useId, type ReactNode } from "react"
import classes from "./folding-card.module.css"

type Props = {
  title: string
  /** A few words beside the title, which stay visible while the card is folded. */
  note: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A card that folds to its head. The whole head is the button. */
export function FoldingCard({ title, note, isOpen, onToggle, children }: Props) {
  const panel = useId()
  return (
    <Paper component="section" withBorder shadow="sm" aria-label={title}>
      <UnstyledButton
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => onToggle(!isOpen)}
      >
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text span size="sm" c="dimmed">
          {note}
        </Text>
        <IconChevronDown
          className={classes.chevron}
          data-open={isOpen || undefined}
          size={20}
          stroke={1.5}
          aria-hidden
        />
      </UnstyledButton>
      <Collapse expanded={isOpen} id={panel} transitionDuration={150}>
        <div className={classes.body}>{children}</div>
      </Collapse>
    </Paper>
  )
}
