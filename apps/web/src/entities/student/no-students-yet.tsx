import { Button, Group } from "@mantine/core"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { newAt, paths } from "../../lib/paths.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"

type Props = { title: string; text: string; picture: ReactNode }

/** The empty state of a family without students: the whole school is set up at once, or one student is added. */
export function NoStudentsYet(props: Props) {
  return (
    <EmptyState
      {...props}
      action={
        <Group gap="xs" justify="center">
          <Button component={Link} href={paths.welcome}>
            Set up your school
          </Button>
          <Button component={Link} href={newAt(paths.students)} variant="default">
            Add a student
          </Button>
        </Group>
      }
    />
  )
}
