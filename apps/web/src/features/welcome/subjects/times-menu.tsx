import { Button, Menu } from "@mantine/core"
import classes from "../welcome.module.css"
import { countOf } from "../../../lib/format.ts"

const choices = [1, 2, 3, 4, 5, 6, 7]

type Props = { name: string; times: number; onChange: (times: number) => void }

/** How often a week a subject meets: '5×', which opens a menu. */
export function TimesMenu({ name, times, onChange }: Props) {
  return (
    <Menu withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          mih={32}
          className={`figures ${classes.tap}`}
          aria-label={`${name} meets ${timesWords(times)} a week`}
        >
          {times}×
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}, times a week</Menu.Label>
        {choices.map((choice) => (
          <Menu.Item key={choice} aria-current={choice === times || undefined} onClick={() => onChange(choice)}>
            {timesWords(choice)} a week
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function timesWords(times: number): string {
  return times === 1 ? "once" : times === 2 ? "twice" : countOf(times, "time")
}
