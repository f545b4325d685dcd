import { UnstyledButton } from "@mantine/core"
import type { ReactNode } from "react"
import { Link } from "wouter"
import classes from "./card-button.module.css"

type Props = {
  label: string
  onClick: () => void
  /** True if it has opened more below, false if it would. Undefined for another action. */
  isOpen?: boolean
  children: ReactNode
}

/**
 * A card's title and main action. The whole card is clickable, but the keyboard and screen readers find one button. The card's
 * other buttons are above it.
 */
export function CardButton({ label, onClick, isOpen, children }: Props) {
  return (
    <UnstyledButton className={classes.title} onClick={onClick} aria-expanded={isOpen} title={label} data-print>
      {children}
    </UnstyledButton>
  )
}

/** A card's title as a link to the page of what the card shows. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={`${classes.title} ${classes.link}`}>
      {children}
    </Link>
  )
}
