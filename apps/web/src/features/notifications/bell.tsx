import { ActionIcon, Drawer, Popover, VisuallyHidden } from "@mantine/core"
import { useDisclosure, useMediaQuery } from "@mantine/hooks"
import { IconBell } from "@tabler/icons-react"
import { lazy, useRef, useState } from "react"
import { can } from "@hearthbook/core/permissions/permissions"
import { useUser } from "../../session/use-session.ts"
import { OnceOpened } from "../../ui/feedback/once-opened.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { RowSkeletons } from "../../ui/feedback/skeletons.tsx"
import { nameOfBell, shortCount } from "./bell-messages.ts"
import classes from "./notifications.module.css"
import { useRefetchOnNotification } from "./use-refetch-on-notification.ts"
import { useNotifications } from "./use-notifications.ts"

const NotificationPanel = lazy(() => import("./notification-panel.tsx"))

/** The unread count, which opens the list: as a popover on a desktop, full screen on a phone. */
export function Bell() {
  const user = useUser()
  const isChild = user !== null && can(user.role, "use_student_area")
  const { unread, notifications } = useNotifications()
  const announcement = useUnreadAnnouncement(unread)
  useRefetchOnNotification(notifications)
  const [opened, panel] = useDisclosure(false)
  const bell = useRef<HTMLButtonElement>(null)
  /** True if a page was opened from the list, so that focus goes to the page instead of the bell. */
  const left = useRef(false)
  const narrow = useMediaQuery("(width < 48em)", false, { getInitialValueInEffect: false })

  const toggle = () => {
    left.current = false
    panel.toggle()
  }
  const onOpened = (leads: boolean) => {
    left.current = leads
    if (leads) panel.close()
  }
  const content = (
    <div className={classes.content} data-child={isChild || undefined}>
      <QueryBoundary skeleton={<RowSkeletons rows={4} />} fallback="Failed to load notifications.">
        <NotificationPanel heading={!narrow} onOpened={onOpened} />
      </QueryBoundary>
    </div>
  )
  const button = (
    <ActionIcon
      ref={bell}
      className={classes.bell}
      variant="subtle"
      color="gray"
      size={isChild ? 44 : 38}
      onClick={toggle}
      aria-label={nameOfBell(unread ?? 0)}
      aria-haspopup="dialog"
      aria-expanded={opened}
    >
      <IconBell size={isChild ? 26 : 22} stroke={1.5} />
      {!!unread && <span className={classes.count}>{shortCount(unread)}</span>}
    </ActionIcon>
  )
  return (
    <>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {narrow ? (
        <>
          {button}
          <OnceOpened opened={opened}>
            {(shown) => (
              <Drawer
                opened={shown}
                onClose={panel.close}
                onExitTransitionEnd={() => left.current || bell.current?.focus()}
                returnFocus={false}
                position="right"
                size="100%"
                padding="xs"
                title="Notifications"
                closeButtonProps={{ "aria-label": "Close", size: 44 }}
                classNames={{ title: classes.title }}
              >
                {content}
              </Drawer>
            )}
          </OnceOpened>
        </>
      ) : (
        <Popover
          opened={opened}
          onChange={(open) => !open && panel.close()}
          position="bottom-end"
          width={400}
          shadow="md"
          trapFocus
        >
          <Popover.Target>{button}</Popover.Target>
          <Popover.Dropdown className={classes.dropdown} aria-label="Notifications" aria-labelledby={undefined}>
            {content}
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  )
}

/** The announcement when the unread count grows; empty at first. */
function useUnreadAnnouncement(unread: number | undefined): string {
  const [last, setLast] = useState({ unread, announcement: "" })
  if (last.unread !== unread) {
    const isMore = last.unread !== undefined && unread !== undefined && unread > last.unread
    setLast({ unread, announcement: isMore ? `${shortCount(unread)} unread notifications` : "" })
  }
  return last.announcement
}
