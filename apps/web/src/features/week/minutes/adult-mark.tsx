import { Popover, UnstyledButton } from "@mantine/core"
import { IconUsers } from "@tabler/icons-react"
import { useState, type ComponentProps } from "react"
import { AdultNote, adultWords } from "./adult-note.tsx"
import classes from "./adult-note.module.css"

/** A quiet mark on a day at which several children need an adult at once. A press, or Enter, says who and when. */
export function AdultMark(props: ComponentProps<typeof AdultNote>) {
  const [isOpen, setOpen] = useState(false)
  const words = adultWords(props).join("; ")
  if (words === "") return null
  return (
    <Popover position="bottom-start" withinPortal returnFocus opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <UnstyledButton
          className={classes.mark}
          aria-label={words}
          title={words}
          data-chip
          tabIndex={-1}
          onClick={() => setOpen(!isOpen)}
        >
          <IconUsers size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <AdultNote {...props} />
      </Popover.Dropdown>
    </Popover>
  )
}
