import type { AuthEventView } from "@hearthbook/api/schemas/admin"
import { Button, Stack, Text } from "@mantine/core"
import { toMinute, useClock } from "../../lib/clock.ts"
import { formatAgo } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { Section } from "../../ui/section.tsx"
import { describeEvent } from "./event-words.ts"
import classes from "../../ui/row.module.css"

const pageSize = 20

/** What happened around signing in, the newest first. */
export function AuthEvents() {
  const [data, { fetchNextPage, hasNextPage, isFetchingNextPage }] = trpc.admin.events.useSuspenseInfiniteQuery(
    { limit: pageSize },
    { getNextPageParam: (page) => (page.length === pageSize ? page.at(-1)?.id : undefined) },
  )
  return (
    <Section title="Recent sign-in events">
      <Stack component="ul" gap={0} p={0} mt={0} mb="sm" aria-label="Events">
        {data.pages.flat().map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="default" onClick={() => fetchNextPage()} loading={isFetchingNextPage}>
          Load more events
        </Button>
      )}
    </Section>
  )
}

function EventRow({ event }: { event: AuthEventView }) {
  const now = useClock(toMinute)
  const { user, client_address, created_at } = event
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Text fw={600}>{describeEvent(event)}</Text>
        <Text size="sm" c="dimmed">
          {user ? `${user.first_name} ${user.last_name} (${user.email})` : "Nobody known"}
          {client_address && `, from ${client_address}`}
        </Text>
      </div>
      <Text size="sm" c="dimmed" className="figures">
        {formatAgo(created_at, now)}
      </Text>
    </li>
  )
}
