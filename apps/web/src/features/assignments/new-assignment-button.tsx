import { Button } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { trpc } from "../../api/trpc.ts"
import { ofCourseNames } from "../../entities/curriculum/use-course-names.ts"

/** Hidden if there is no curriculum to add an assignment to; the page then links there. */
export function NewAssignmentButton({ onClick }: { onClick: () => void }) {
  const { data: curricula } = trpc.curriculum.list.useQuery({}, ofCourseNames)
  if (curricula?.length === 0) return null
  return (
    <Button leftSection={<IconPlus size={18} stroke={2} />} onClick={onClick} disabled={!curricula}>
      New Assignment
    </Button>
  )
}
