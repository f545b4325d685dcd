import { Button, Kbd, Menu } from "@mantine/core"
import {
  IconBolt,
  IconCalendarEvent,
  IconCalendarWeek,
  IconChevronDown,
  IconClock,
  IconPlus,
} from "@tabler/icons-react"
import { Link } from "wouter"
import { requestQuickLines } from "../../entities/quick-lines/quick-lines-request.ts"
import { requestTime } from "../../entities/time/time-request.ts"
import { newAt, newEvent, paths } from "../../lib/paths.ts"
import { PressedMenu } from "../../ui/menus/pressed-menu.tsx"
import classes from "../../ui/menus/menu-button.module.css"
import { taskLinks } from "./task-links.ts"

const things = [
  { label: "Student", ...taskLinks.student },
  { label: "Assignment", ...taskLinks.assignment },
  { label: "Lesson", ...taskLinks.lesson },
  { label: "Class", href: newAt(paths.schedule), icon: IconCalendarWeek },
  { label: "Event", href: newEvent, icon: IconCalendarEvent },
]

/** A menu of what can be added. Each item opens its form, and the first one takes lines of text. */
export function QuickAddMenu() {
  return (
    <PressedMenu
      width={190}
      button={(menu) => (
        <Button
          {...menu}
          variant="default"
          className={classes.button}
          leftSection={<IconPlus size={18} stroke={2} />}
          rightSection={<IconChevronDown size={16} stroke={2} />}
        >
          <span className={classes.words}>Quick Add</span>
        </Button>
      )}
    >
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconBolt size={18} stroke={1.5} />}
          rightSection={<Kbd size="xs">Q</Kbd>}
          onClick={requestQuickLines}
        >
          Type lines…
        </Menu.Item>
        <Menu.Divider />
        {things.map(({ label, href, icon: Icon }) => (
          <Menu.Item key={label} component={Link} href={href} leftSection={<Icon size={18} stroke={1.5} />}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Item
          leftSection={<IconClock size={18} stroke={1.5} />}
          rightSection={<Kbd size="xs">T</Kbd>}
          onClick={requestTime}
        >
          Time
        </Menu.Item>
      </Menu.Dropdown>
    </PressedMenu>
  )
}
