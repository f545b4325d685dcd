import { Button } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { trpc } from "../../api/trpc.ts"

/** Hidden if there is no curriculum to add an assignment to; the page then links there. */
export function NewAssignmentButton({ onClick }: { onClick: () => void }) {
  const { data: curricula } = trpc.curriculum.names.useQuery()
  if (curricula?.length === 0) return null
  return (
    <Button leftSection={<IconPlus size={18} stroke={2} />} onClick={onClick} disabled={!curricula}>
      New Assignment
    </Button>
  )
}
