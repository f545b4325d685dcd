import "@mantine/core/styles/Switch.css"
import "@mantine/schedule/styles.css"
import { settingsAt } from "@hearthbook/core/paths/app-paths"
import { Button, Group, Menu } from "@mantine/core"
import { IconCalendarShare, IconChevronDown, IconPlus } from "@tabler/icons-react"
import { mondayOf } from "@hearthbook/core/time/days"
import { Link } from "wouter"
import { DownloadBoundary } from "../../entities/download/download-boundary.tsx"
import { importAt } from "../../entities/import/import-at.ts"
import { trpc } from "../../api/trpc.ts"
import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { ScheduleBoard } from "./schedule-board.tsx"
import { DownloadSchedule } from "./download-schedule.tsx"
import { ScheduleSkeleton } from "./schedule-skeleton.tsx"
import { defaultSlot } from "../../entities/schedule/entry/slot.ts"
import { useScheduleDialogs } from "../../entities/schedule/entry/use-schedule-dialogs.ts"
import { useScheduleParams } from "./range/use-schedule-params.ts"

export default function SchedulePage() {
  const dialogs = useScheduleDialogs()
  const { view, day } = useScheduleParams()
  // Without children there is nothing to add; the page says so.
  const hasNoChildren = trpc.students.names.useQuery().data?.length === 0
  return (
    <Page
      title="Weekly Schedule"
      tabTitle="Schedule"
      action={
        <Group gap="sm">
          <DownloadBoundary>
            <DownloadSchedule />
          </DownloadBoundary>
          <Button.Group>
            <Button
              component={Link}
              href={settingsAt("integrations")}
              variant="default"
              leftSection={<IconCalendarShare size={18} stroke={1.5} aria-hidden />}
            >
              Subscribe
            </Button>
            <Menu position="bottom-end" width={240} withinPortal>
              <Menu.Target>
                <Button variant="default" px="xs" aria-label="More for calendars">
                  <IconChevronDown size={16} stroke={2} aria-hidden />
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item component={Link} href={importAt("calendar")}>
                  Import a calendar
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </Button.Group>
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            disabled={hasNoChildren}
            onClick={() => dialogs.opening.begin(defaultSlot(mondayOf(day)))}
          >
            New Entry
          </Button>
        </Group>
      }
    >
      <QueryBoundary skeleton={<ScheduleSkeleton view={view} />} fallback="Failed to load schedule.">
        <ScheduleBoard dialogs={dialogs} />
      </QueryBoundary>
    </Page>
  )
}
