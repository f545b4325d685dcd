import { wasThere, type AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { UnstyledButton } from "@mantine/core"
import { IconChevronDown } from "@tabler/icons-react"
import classes from "./mark-more.module.css"
import { MarkMenu } from "./mark-menu.tsx"
import type { MarkParts, ShownMark } from "./mark-labels.ts"

type Props = {
  /** The child and the day. */
  of: string
  value: ShownMark | null
  onSet: (status: AttendanceStatus | null, parts?: MarkParts) => void
  tabIndex?: number
}

/** The button beside the marks of who was there, for half a day and the hours of the day. A co-op has hundreds of them. */
export function MarkMore({ of, value, onSet, tabIndex }: Props) {
  if (!value || !wasThere(value.status)) return null
  return (
    <MarkMenu
      of={of}
      value={value}
      onSet={onSet}
      button={(menu) => (
        <UnstyledButton
          {...menu}
          className={`${classes.more} screen-only`}
          aria-label={`Half day or hours, ${of}`}
          title="Half day or hours"
          tabIndex={tabIndex}
        >
          <IconChevronDown size={14} stroke={2} aria-hidden />
        </UnstyledButton>
      )}
    />
  )
}
