import { Button, Group } from "@mantine/core"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { trpc } from "../../api/trpc.ts"
import { newAt, paths } from "../../lib/paths.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"

type Props = { title: string; text: string; picture: ReactNode }

/** The empty state of a family without students: the whole school is set up at once, or one student is added. */
export function NoStudentsYet(props: Props) {
  return <EmptyState {...props} action={<SetUpActions />} />
}

function SetUpActions() {
  return (
    <Group gap="xs" justify="center">
      <Button component={Link} href={paths.welcome}>
        Set up your school
      </Button>
      <Button component={Link} href={newAt(paths.students)} variant="default">
        Add a student
      </Button>
    </Group>
  )
}

/** The action of an empty page on which something else is missing first: of a family without students the set-up, and else `children`. */
export function SetUpFirst({ children }: { children?: ReactNode }) {
  const { data: students } = trpc.students.names.useQuery()
  return students?.length === 0 ? <SetUpActions /> : children
}
