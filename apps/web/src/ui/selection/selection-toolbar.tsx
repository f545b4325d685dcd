import { ActionIcon, Button, CloseButton, Menu, Text } from "@mantine/core"
import { IconChevronDown, IconDots } from "@tabler/icons-react"
import type { ReactNode } from "react"
import classes from "./selection-toolbar.module.css"

/** An action on the selected rows. With `items` it opens a menu of them. */
type ToolbarAction = {
  label: string
  /** The color of a dangerous action. */
  color?: string
} & ({ onClick: () => void } | { items: { label: string; icon?: ReactNode; onClick: () => void }[] })

type Props = {
  /** The name of the selected rows: 'Selected lessons'. */
  label: string
  count: number
  actions: ToolbarAction[]
  onClear: () => void
}

/** Actions that are in the menu where the bar is narrow. */
const inMenu = 3

/** The bar at the bottom of a list with the actions on its selected rows. Hidden while none is selected. */
export function SelectionToolbar({ label, count, actions, onClear }: Props) {
  if (count === 0) return null
  return (
    <div className={`${classes.place} screen-only`}>
      <div className={classes.bar} role="toolbar" aria-label={label}>
        <Text fw={600} size="sm" aria-live="polite" className={`${classes.count} figures`}>
          {count} selected
        </Text>
        <div className={classes.actions}>
          {actions.map((action, index) => (
            <BarButton key={action.label} action={action} isInMenu={index >= inMenu} />
          ))}
          {actions.length > inMenu && (
            <Menu position="top-end" width={200} withinPortal>
              <Menu.Target>
                <ActionIcon
                  variant="subtle"
                  size={36}
                  className={classes.more}
                  aria-label={`More actions for the ${label.toLowerCase()}`}
                >
                  <IconDots size={20} stroke={1.5} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {actions.slice(inMenu).flatMap((action) =>
                  "items" in action ? (
                    []
                  ) : (
                    <Menu.Item key={action.label} color={action.color} onClick={action.onClick}>
                      {action.label}
                    </Menu.Item>
                  ),
                )}
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
        <CloseButton className={classes.close} size={36} aria-label="Clear the selection" onClick={onClear} />
      </div>
    </div>
  )
}

function BarButton({ action, isInMenu }: { action: ToolbarAction; isInMenu: boolean }) {
  const look = {
    size: "compact-md",
    variant: "subtle",
    color: action.color,
    className: classes.action,
    "data-more": isInMenu || undefined,
  } as const
  if (!("items" in action)) {
    return (
      <Button {...look} onClick={action.onClick}>
        {action.label}
      </Button>
    )
  }
  return (
    <Menu position="top-start" width={190} withinPortal>
      <Menu.Target>
        <Button {...look} rightSection={<IconChevronDown size={16} stroke={2} aria-hidden />}>
          {action.label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {action.items.map((item) => (
          <Menu.Item key={item.label} leftSection={item.icon} onClick={item.onClick}>
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
