import { Tooltip } from "@mantine/core"
import type { ReactElement } from "react"

/** False on a touch screen, where a tooltip would never show and only take time of the first render. */
const hovers = window.matchMedia("(hover: hover)").matches

/** The name of an icon button, shown on hover and focus. */
export function HoverTip({ label, children }: { label: string; children: ReactElement }) {
  return hovers ? <Tooltip label={label}>{children}</Tooltip> : children
}
