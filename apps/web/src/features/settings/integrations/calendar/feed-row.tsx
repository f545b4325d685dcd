import type { CalendarFeedView, MadeCalendarFeed } from "@hearthbook/api/data/calendar-feed"
import { can } from "@hearthbook/core/permissions/permissions"
import { Button, Group, Text } from "@mantine/core"
import { useState } from "react"
import { trpc } from "../../../../api/trpc.ts"
import { confirmDelete } from "../../../../forms/confirm-delete.tsx"
import { formatAgo, formatDayOfMoment } from "../../../../lib/format.ts"
import { useUser } from "../../../../session/use-session.ts"
import { toMinute, useClock } from "../../../../ui/hooks/use-clock.ts"
import classes from "../../../../ui/layout/row.module.css"
import { ChangeFeedModal } from "./change-feed-modal.tsx"
import { contentOf } from "./feed-labels.ts"

type Props = {
  feed: CalendarFeedView
  owner: string
  maker: string | null
  onReplaced: (feed: MadeCalendarFeed) => void
  onRevoked: () => void
}

/** A link with what it shows, who made it and its last reading. A teacher can change only their own. */
export function FeedRow({ feed, owner, maker, onReplaced, onRevoked }: Props) {
  const { id, made_by, created_at, last_read_at } = feed
  const [isOpen, setOpen] = useState(false)
  const now = useClock(toMinute)
  const user = useUser()
  const isOwn = made_by === user?.id
  const mayChange = isOwn || (user !== null && can(user.role, "manage_members"))
  const by = isOwn ? "you" : maker
  const replace = trpc.calendarFeeds.replace.useMutation()
  const revoke = trpc.calendarFeeds.delete.useMutation()
  const name = `the link: ${owner}`
  const askToReplace = () =>
    confirmDelete({
      name: "the link",
      verb: "Replace",
      question: "Calendars that have the present link stop at once. You get a new one for them.",
      fallback: "Failed to replace the link.",
      remove: async () => onReplaced(await replace.mutateAsync({ id })),
    })
  const askToRevoke = () =>
    confirmDelete({
      name: "the link",
      verb: "Revoke",
      question: "Calendars that have it stop at once.",
      fallback: "Failed to revoke the link.",
      remove: async () => {
        await revoke.mutateAsync({ id })
        onRevoked()
      },
    })
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Text fw={600}>{owner}</Text>
        <Text size="sm">{contentOf(feed)}</Text>
        <Text size="sm" c="dimmed">
          {last_read_at ? `Last read ${formatAgo(last_read_at, now)}` : "Not read yet"}, made {by && `by ${by} `}on{" "}
          {formatDayOfMoment(created_at)}
        </Text>
      </div>
      {mayChange && (
        <Group gap="xs">
          <Button variant="default" size="sm" onClick={() => setOpen(true)} aria-label={`Change ${name}`}>
            Change
          </Button>
          <Button variant="default" size="sm" onClick={askToReplace} aria-label={`Replace ${name}`}>
            Replace link
          </Button>
          <Button variant="subtle" color="red" size="sm" onClick={askToRevoke} aria-label={`Revoke ${name}`}>
            Revoke
          </Button>
        </Group>
      )}
      {isOpen && <ChangeFeedModal feed={feed} onClose={() => setOpen(false)} />}
    </li>
  )
}
