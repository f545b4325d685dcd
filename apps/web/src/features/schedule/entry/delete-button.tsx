import { Button } from "@mantine/core"
import { IconTrash } from "@tabler/icons-react"

/** Stands in the form of what it deletes, apart from the buttons that save it. */
export function DeleteButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      color="red"
      px="sm"
      mr="auto"
      leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
      onClick={onClick}
    >
      Delete
    </Button>
  )
}
