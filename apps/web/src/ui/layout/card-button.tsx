import { UnstyledButton } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./card-button.module.css"

/**
 * The title of a card, and the card's main action: the whole card can be clicked, while the keyboard and a screen reader
 * meet one button. The card's other buttons lie above it.
 */
export function CardButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <UnstyledButton className={classes.title} onClick={onClick} title={label}>
      {children}
    </UnstyledButton>
  )
}
