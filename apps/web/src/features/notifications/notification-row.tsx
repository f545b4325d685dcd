import type { Day } from "@hearthbook/core/time/days"
import type { NotificationView } from "@hearthbook/api/messages/notification"
import { Text, ThemeIcon, UnstyledButton, VisuallyHidden } from "@mantine/core"
import { Link } from "wouter"
import { formatAgo } from "../../lib/format.ts"
import { lookOf } from "./notification-style.ts"
import { detailOf } from "./notification-messages.ts"
import classes from "./notifications.module.css"

type Props = {
  notification: NotificationView
  /** The URL of its page; null if there is none. */
  href: string | null
  today: Day
  /** Milliseconds since 1970. */
  now: number
  onOpen: () => void
}

/** A notification. Opening it marks it as read. */
export function NotificationRow({ notification, href, today, now, onOpen }: Props) {
  const { kind, title, is_read, created_at } = notification
  const { tone, icon: Icon } = lookOf(kind)
  const detail = detailOf(notification, today)
  const content = (
    <>
      <ThemeIcon variant="light" color={tone} size={36} radius="xl" aria-hidden>
        <Icon size={20} stroke={1.5} />
      </ThemeIcon>
      <span className={classes.words}>
        <Text span size="md" fw={is_read ? 400 : 600} lh={1.35} lineClamp={3}>
          {!is_read && <VisuallyHidden>Unread: </VisuallyHidden>}
          {title}
        </Text>
        {detail && (
          <Text span size="sm" c="dimmed" lineClamp={2}>
            {detail}
          </Text>
        )}
        <Text span size="sm" c="dimmed" className="figures">
          {formatAgo(created_at, now)}
        </Text>
      </span>
      <span className={classes.mark} data-unread={!is_read || undefined} aria-hidden />
    </>
  )
  return (
    <li className={classes.item}>
      {href ? (
        <Link href={href} className={classes.row} onClick={onOpen}>
          {content}
        </Link>
      ) : (
        <UnstyledButton data-print className={classes.row} onClick={onOpen}>
          {content}
        </UnstyledButton>
      )}
    </li>
  )
}
