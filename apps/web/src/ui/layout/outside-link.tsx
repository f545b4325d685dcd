import { Anchor, VisuallyHidden, type AnchorProps } from "@mantine/core"
import { IconExternalLink } from "@tabler/icons-react"
import type { ReactNode } from "react"

/** A link to another site. It opens in a new tab, announces that, and sends no referrer. */
export function OutsideLink({
  href,
  children,
  ...look
}: AnchorProps & { href: string; title?: string; children: ReactNode }) {
  return (
    <Anchor {...look} href={href} target="_blank" rel="noreferrer" style={{ overflowWrap: "anywhere" }}>
      {children}
      {/* A word joiner keeps the icon on the line of the last word. */}
      <span aria-hidden style={{ whiteSpace: "nowrap" }}>
        {"\u2060"}
        <IconExternalLink size={14} stroke={1.5} style={{ marginLeft: 4, verticalAlign: "-2px" }} />
      </span>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Anchor>
  )
}
