import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Menu } from "@mantine/core"
import { IconArrowRight, IconCalendarCheck, IconPlayerSkipForward, IconPlayerTrackNext } from "@tabler/icons-react"
import { useChangeWork } from "../use-change-work.ts"
import { useToday } from "../../../session/use-session.ts"
import { canMoveTogether, laterActions } from "./later-actions.ts"

type Props = {
  works: AssignmentView[]
  /** Opens the move of one assignment with all after it. */
  onTogether: () => void
  /** Called after the work was changed. */
  onChanged?: () => void
}

const icon = { size: 18, stroke: 1.5 }

/** Menu items that put work off. Each is done at once and can be undone, but for 'This and all after', which opens its preview. */
export function LaterItems({ works, onTogether, onChanged }: Props) {
  const { change } = useChangeWork()
  const { tomorrow, next, skip } = laterActions(works, useToday())
  const run = async ({ action, message }: typeof tomorrow | typeof next | typeof skip) => {
    if (await change({ assignment_ids: works.map(({ id }) => id) }, action, message)) onChanged?.()
  }
  return (
    <>
      <Menu.Item leftSection={<IconArrowRight {...icon} />} onClick={() => void run(tomorrow)}>
        Tomorrow
      </Menu.Item>
      <Menu.Item leftSection={<IconCalendarCheck {...icon} />} onClick={() => void run(next)}>
        Next school day
      </Menu.Item>
      {canMoveTogether(works) && (
        <Menu.Item leftSection={<IconPlayerTrackNext {...icon} />} onClick={onTogether}>
          This and all after
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconPlayerSkipForward {...icon} />} onClick={() => void run(skip)}>
        Skip
      </Menu.Item>
    </>
  )
}
