import { Button } from "@mantine/core"
import { IconTrash } from "@tabler/icons-react"

/** Deletes what the form edits; set apart from the save buttons. */
export function DeleteButton({ label = "Delete", onClick }: { label?: string; onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      color="red"
      px="sm"
      mr="auto"
      leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
