import { UnstyledButton } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./card-button.module.css"

/**
 * A card's title and main action. The whole card is clickable, but the keyboard and screen readers find one button. The card's
 * other buttons are above it.
 */
export function CardButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <UnstyledButton className={classes.title} onClick={onClick} title={label} data-print>
      {children}
    </UnstyledButton>
  )
}
