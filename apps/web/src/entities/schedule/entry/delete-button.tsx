import { Button } from "@mantine/core"
import { IconCalendarOff, IconTrash } from "@tabler/icons-react"

type Props = {
  /** The label of a button that removes one day only. */
  label?: string
  onClick: () => void
}

/** Deletes what the form edits, or its day; set apart from the save buttons. */
export function DeleteButton({ label, onClick }: Props) {
  const Icon = label === undefined ? IconTrash : IconCalendarOff
  return (
    <Button
      variant="subtle"
      color="red"
      px="sm"
      mr="auto"
      leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
      onClick={onClick}
    >
      {label ?? "Delete"}
    </Button>
  )
}
