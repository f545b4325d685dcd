import type { NotedTime } from "@hearthbook/api/records/dashboard"
import { ActionIcon, Text } from "@mantine/core"
import { IconCheck, IconPencil, IconTrash } from "@tabler/icons-react"
import { trpc } from "../../../api/trpc.ts"
import { minutesWords } from "../../../entities/day/minutes-labels.ts"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"
import { dayOf } from "../../../lib/format.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { useToday } from "../../../session/use-session.ts"
import classes from "./note-line.module.css"
import { useAcceptTime } from "./use-noted-time.ts"

type Props = {
  note: NotedTime
  /** Opens the form of the note. Without it, the note is only accepted or deleted. */
  onChange?: () => void
}

/** A note of time in words, with its actions. */
export function NoteLine({ note, onChange }: Props) {
  const { id, date, minutes, subject, description, version } = note
  const accept = useAcceptTime()
  const remove = trpc.time.delete.useMutation()
  const today = useToday()
  const day = dayOf(date)
  const words = ["Noted", minutesWords(minutes), subject?.name, day === today ? null : formatWeekday(day)]
    .filter(Boolean)
    .join(" · ")
  const name = description ?? minutesWords(minutes)
  const askToDelete = () =>
    confirmDelete({
      id,
      name: "this note",
      question: `Delete “${name}”?`,
      fallback: "Failed to delete the note.",
      remove: () => remove.mutateAsync({ id, version }),
    })
  return (
    <div className={classes.note} role="group" aria-label={`Note: ${name}`}>
      <div className={classes.words}>
        {description && (
          <Text span size="sm" fw={600} className={classes.text}>
            {description}
          </Text>
        )}
        <Text span size="sm" c="dimmed" className="figures">
          {words}
        </Text>
      </div>
      <div className={`${classes.actions} screen-only`}>
        <ActionIcon
          variant="light"
          size={32}
          aria-label={`Accept: ${name}`}
          title="Accept"
          onClick={() => void accept([note])}
        >
          <IconCheck size={18} stroke={2} />
        </ActionIcon>
        {onChange && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={`Change: ${name}`}
            title="Change"
            onClick={onChange}
          >
            <IconPencil size={18} stroke={1.5} />
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={`Delete: ${name}`}
          title="Delete"
          onClick={askToDelete}
        >
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      </div>
    </div>
  )
}
