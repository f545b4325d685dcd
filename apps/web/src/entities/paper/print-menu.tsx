import { Button, Menu } from "@mantine/core"
import { IconChevronDown, IconPrinter } from "@tabler/icons-react"
import { PressedMenu } from "../../ui/menus/pressed-menu.tsx"
import classes from "../../ui/menus/menu-button.module.css"

type Props = {
  /** The sheets by their labels, such as 'Today, all children', the most likely first. Empty until their data has arrived. */
  sheets: { label: string; onPrint: () => void }[]
  showsDone: boolean
  onShowDone: (showsDone: boolean) => void
}

/** A menu of the sheets of a page, and a choice if they tick what is done. */
export function PrintMenu({ sheets, showsDone, onShowDone }: Props) {
  return (
    <PressedMenu
      width={260}
      disabled={sheets.length === 0}
      button={(menu) => (
        <Button
          {...menu}
          variant="default"
          className={classes.button}
          leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
          rightSection={<IconChevronDown size={16} stroke={2} aria-hidden />}
        >
          <span className={classes.words}>Print</span>
        </Button>
      )}
    >
      <Menu.Dropdown>
        {sheets.map(({ label, onPrint }) => (
          <Menu.Item key={label} onClick={onPrint}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.CheckboxItem checked={showsDone} onChange={onShowDone}>
          Tick what is done
        </Menu.CheckboxItem>
      </Menu.Dropdown>
    </PressedMenu>
  )
}
