import { Anchor } from "@mantine/core"
import { IconChevronLeft } from "@tabler/icons-react"
import type { MouseEvent } from "react"
import { Link } from "wouter"
import { comeBack } from "../url/way-back.ts"

/** A link to the list that a page belongs to. If the list led here, it is as it was left. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Anchor
      component={Link}
      href={href}
      size="sm"
      fw={600}
      className="screen-only"
      onClick={(event: MouseEvent) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
        if (isPlain && comeBack(href)) event.preventDefault()
      }}
    >
      <IconChevronLeft size={16} stroke={2} style={{ verticalAlign: "-3px" }} aria-hidden /> {label}
    </Anchor>
  )
}
