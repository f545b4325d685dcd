import { wasThere, type AttendanceStatus } from "@hearthbook/api/rules/attendance"
import { UnstyledButton } from "@mantine/core"
import { IconChevronDown } from "@tabler/icons-react"
import { useRef, useState } from "react"
import classes from "./mark-more.module.css"
import { MarkMenu } from "./mark-menu.tsx"
import type { MarkParts, ShownMark } from "./mark-words.ts"

type Props = {
  /** The child and the day. */
  of: string
  value: ShownMark | null
  onSet: (status: AttendanceStatus | null, parts?: MarkParts) => void
  tabIndex?: number
}

/**
 * The button beside the marks of who was there, for half a day and the hours of the day. The menu is mounted with the first press, because
 * a co-op has hundreds of cells.
 */
export function MarkMore({ of, value, onSet, tabIndex }: Props) {
  const [isUsed, setUsed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (!value || !wasThere(value.status)) return null
  const button = (
    <UnstyledButton
      ref={opener}
      className={`${classes.more} screen-only`}
      aria-label={`Half day or hours, ${of}`}
      title="Half day or hours"
      aria-haspopup="menu"
      tabIndex={tabIndex}
      onClick={() => setUsed(true)}
    >
      <IconChevronDown size={14} stroke={2} aria-hidden />
    </UnstyledButton>
  )
  return isUsed ? (
    <MarkMenu of={of} value={value} isOpen onClose={() => opener.current?.focus()} onSet={onSet}>
      {button}
    </MarkMenu>
  ) : (
    button
  )
}
