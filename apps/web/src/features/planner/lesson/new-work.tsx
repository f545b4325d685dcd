import { ActionIcon, Group, Text } from "@mantine/core"
import { IconPencil, IconX } from "@tabler/icons-react"
import { formatNearDay } from "../../../lib/format.ts"
import { useToday } from "../../../session/use-session.ts"
import { keepFocusOnPage } from "../../../ui/focus/focus-return.ts"
import row from "../../../ui/layout/row.module.css"
import type { WorkDraft } from "../shared/lesson-values.ts"
import classes from "../shared/planner.module.css"
import { aboutWork } from "./work-messages.ts"

type Props = { assignments: WorkDraft[]; onEdit: (at: number) => void; onRemove: (at: number) => void }

/** Assignments that are created when the lesson is saved. */
export function NewWork({ assignments, onEdit, onRemove }: Props) {
  const today = useToday()
  return (
    <ul className={classes.list} aria-label="New assignments">
      {assignments.map((work, at) => (
        <li key={`${at} ${work.title}`} className={row.row}>
          <div className={row.text}>
            <Text fw={600}>{work.title}</Text>
            <Text size="sm" c="dimmed" className="figures">
              {aboutWork(work)} · due {formatNearDay(work.due_date, today)} · set when you save
            </Text>
          </div>
          <Group gap={0} wrap="nowrap" ml="auto">
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Edit ${work.title}`}
              onClick={() => onEdit(at)}
            >
              <IconPencil size={18} stroke={1.5} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Remove ${work.title}`}
              onClick={() => {
                onRemove(at)
                keepFocusOnPage()
              }}
            >
              <IconX size={18} stroke={1.5} />
            </ActionIcon>
          </Group>
        </li>
      ))}
    </ul>
  )
}
