import { Button, Collapse, Skeleton, Stack, Text } from "@mantine/core"
import { IconChevronDown, IconKey } from "@tabler/icons-react"
import { useId } from "react"
import { toMinute, useClock } from "../../ui/hooks/use-clock.ts"
import { formatAgo } from "../../lib/format.ts"
import { trpc } from "../../api/trpc.ts"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import classes from "./student-card.module.css"
import { shortNameOf } from "../../lib/short-names.ts"

type Props = { student: { id: string; first_name: string }; opened: boolean; onToggle: () => void }

/** Says that a child has a login. Expands to the user name and the last use. */
export function LoginDetails({ student, opened, onToggle }: Props) {
  const id = useId()
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        px="xs"
        ml={-8}
        leftSection={<IconKey size={16} stroke={1.5} />}
        rightSection={<IconChevronDown size={16} stroke={1.5} className={classes.chevron} />}
        onClick={onToggle}
        aria-expanded={opened}
        aria-controls={id}
        aria-label={`${shortNameOf(student)} has a login`}
      >
        Has a login
      </Button>
      <Collapse id={id} expanded={opened}>
        {opened && (
          <QueryBoundary skeleton={<Skeleton h={48} />} fallback="Failed to load the login.">
            <Details student_id={student.id} />
          </QueryBoundary>
        )}
      </Collapse>
    </>
  )
}

function Details({ student_id }: { student_id: string }) {
  const [login] = trpc.studentLogins.ofStudent.useSuspenseQuery({ student_id })
  const now = useClock(toMinute)
  const { username, email_confirmed, last_seen_at, must_change_password } = login
  return (
    <Stack gap={2} pt={4}>
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {username}
      </Text>
      {email_confirmed === false && (
        <Text size="sm" c="dimmed">
          Not confirmed by email yet. Until then, its owner can claim the address.
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {last_seen_at ? `Last seen ${formatAgo(last_seen_at, now)}` : "Not signed in yet"}
        {must_change_password && ". The temporary password still works."}
      </Text>
    </Stack>
  )
}
