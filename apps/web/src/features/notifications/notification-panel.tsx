import { can } from "@hearthbook/core/permissions/permissions"
import { Button, Group, Stack, Text, Title } from "@mantine/core"
import { IconChecks } from "@tabler/icons-react"
import { useRef, useState } from "react"
import { toMinute, useClock } from "../../ui/hooks/use-clock.ts"
import { useToday, useUser } from "../../session/use-session.ts"
import { Delayed } from "../../ui/feedback/delayed.tsx"
import { Failure } from "../../ui/feedback/failure.tsx"
import { RowSkeletons } from "../../ui/feedback/skeletons.tsx"
import { NotificationRow } from "./notification-row.tsx"
import classes from "./notifications.module.css"
import { useMarkRead } from "./use-mark-read.ts"
import { useNotifications } from "./use-notifications.ts"
import { notificationUrl } from "./notification-url.ts"
import { NotificationsSketch } from "./notifications-sketch.tsx"

/** The number of notifications shown at first, and added by 'Show more'. */
const step = 20

type Props = {
  /** True if the panel needs its own heading; a drawer has one. */
  heading: boolean
  /** Called when a notification is opened; `leads` is true if it has a page. */
  onOpened: (leads: boolean) => void
}

/** The user's notifications, newest first. Loaded lazily when the bell is opened. */
export default function NotificationPanel({ heading, onOpened }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const { unread = 0 } = useNotifications()
  const user = useUser()
  const isChild = user !== null && can(user.role, "use_student_area")
  const { markOne, markAll } = useMarkRead(isChild ? "That did not work. Try again." : "Failed to mark as read.")
  const readAll = () => {
    // The button disappears, so focus moves to the panel.
    panel.current?.focus()
    markAll()
  }
  return (
    <div ref={panel} tabIndex={-1} className={classes.panel}>
      {(heading || unread > 0) && (
        <Group justify={heading ? "space-between" : "flex-end"} gap="xs" mih={44} px="sm">
          {heading && (
            <Title order={2} size="h5">
              Notifications
            </Title>
          )}
          {unread > 0 && (
            <Button
              variant="subtle"
              size="sm"
              mih={44}
              px="xs"
              leftSection={<IconChecks size={18} stroke={1.5} />}
              onClick={readAll}
            >
              Mark all as read
            </Button>
          )}
        </Group>
      )}
      <div className={classes.scroll}>
        <NotificationList markOne={markOne} onOpened={onOpened} />
      </div>
    </div>
  )
}

function NotificationList({ markOne, onOpened }: Pick<Props, "onOpened"> & { markOne: (id: string) => void }) {
  const user = useUser()
  const today = useToday()
  const now = useClock(toMinute)
  const [most, setMost] = useState(step)
  const { notifications, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotifications()
  if (!user) return null
  if (!notifications && error) {
    return <Failure cause={error} fallback="Failed to load notifications." onRetry={() => void refetch()} />
  }
  if (!notifications) {
    return (
      <Delayed>
        <RowSkeletons rows={4} />
      </Delayed>
    )
  }
  if (notifications.length === 0) return <NothingNew />
  const showMore = () => {
    const next = most + step
    if (next > notifications.length && hasNextPage) void fetchNextPage()
    setMost(next)
  }
  return (
    <>
      <ul className={classes.list} aria-label="Notifications">
        {notifications.slice(0, most).map((notification) => {
          const href = notificationUrl(user.role, notification)
          const open = () => {
            if (!notification.is_read) markOne(notification.id)
            onOpened(href !== null)
          }
          return (
            <NotificationRow
              key={notification.id}
              notification={notification}
              href={href}
              today={today}
              now={now}
              onOpen={open}
            />
          )
        })}
      </ul>
      {(notifications.length > most || hasNextPage) && (
        <Button variant="subtle" fullWidth mih={44} mt={4} loading={isFetchingNextPage} onClick={showMore}>
          Show more
        </Button>
      )}
    </>
  )
}

function NothingNew() {
  return (
    <Stack align="center" gap="xs" px="sm" py="lg" c="dimmed">
      <NotificationsSketch />
      <Text>Nothing new.</Text>
    </Stack>
  )
}
