import { ActionIcon, Button, CloseButton, Menu, Text } from "@mantine/core"
import { IconDots } from "@tabler/icons-react"
import { lazy, Suspense, useState } from "react"
import { useToday } from "../../../session/use-session.ts"
import { barActionsOn, type BarAction } from "./bar-actions.ts"
import classes from "./selection-bar.module.css"
import type { Selection } from "./use-selection.ts"

/** Loaded with the first action. */
const MoveDialog = lazy(async () => ({ default: (await import("../move/move-dialog.tsx")).MoveDialog }))

/** Actions that are in the menu where the bar is narrow. */
const inMenu = 3

type Props = {
  selection: Selection
  /** False if a selected lesson is in a course whose lessons have no days, so that none can be given. */
  hasDays?: boolean
  /** The usual number of lessons a day, if all are of one course. */
  pace?: number
}

/** The actions on the selected lessons of a list. Each opens its preview. */
export function SelectionBar({ selection, hasDays = true, pace }: Props) {
  const { selected, clear } = selection
  const today = useToday()
  const [opened, setOpened] = useState<(BarAction & { lesson_ids: string[] }) | null>(null)
  const actions = barActionsOn(today, { hasDays, pace })
  const open = (action: BarAction) => setOpened({ ...action, lesson_ids: selected })
  return (
    <>
      {selected.length > 0 && (
        <div className={`${classes.place} screen-only`}>
          <div className={classes.bar} role="toolbar" aria-label="Selected lessons">
            <Text fw={600} size="sm" aria-live="polite" className={`${classes.count} figures`}>
              {selected.length} selected
            </Text>
            <div className={classes.actions}>
              {actions.map((action, index) => (
                <Button
                  key={action.label}
                  size="compact-md"
                  variant="subtle"
                  className={classes.action}
                  data-more={index >= inMenu || undefined}
                  onClick={() => open(action)}
                >
                  {action.label}
                </Button>
              ))}
              {actions.length > inMenu && (
                <Menu position="top-end" width={200} withinPortal>
                  <Menu.Target>
                    <ActionIcon
                      variant="subtle"
                      size={36}
                      className={classes.more}
                      aria-label="More actions for the selected lessons"
                    >
                      <IconDots size={20} stroke={1.5} />
                    </ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {actions.slice(inMenu).map((action) => (
                      <Menu.Item key={action.label} onClick={() => open(action)}>
                        {action.label}
                      </Menu.Item>
                    ))}
                  </Menu.Dropdown>
                </Menu>
              )}
            </div>
            <CloseButton className={classes.close} size={36} aria-label="Clear the selection" onClick={clear} />
          </div>
        </div>
      )}
      {opened && (
        <Suspense>
          <MoveDialog
            kind={opened.kind}
            scope={{ lesson_ids: opened.lesson_ids }}
            action={opened.action}
            {...(opened.isFixed && { title: opened.label, isFixed: true })}
            onMoved={clear}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}
