import type { Day } from "@hearthbook/core/time/days"
import type { SubjectSummary } from "@hearthbook/api/family/subject"
import type { TimeView } from "@hearthbook/api/records/time"
import { ActionIcon, Button, Paper, Stack, Text } from "@mantine/core"
import { IconClock, IconPlus, IconX } from "@tabler/icons-react"
import { lazy, Suspense, useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { minutesWords } from "../../../entities/day/minutes-labels.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { SectionHead } from "../../../ui/layout/section-head.tsx"
import classes from "./also-did.module.css"

/** Most visits note nothing, so the form loads with its first use. */
const NoteForm = lazy(async () => ({ default: (await import("./note-form.tsx")).NoteForm }))

type Props = {
  today: Day
  student_id: string
  /** The subjects of the day's work. */
  subjects: SubjectSummary[]
  /** The child's notes that no parent has accepted yet. */
  notes: TimeView[]
}

const title = "I also did…"

/** Lets a child note other time. Lists the notes that wait for a parent, which the child can delete. */
export function AlsoDid({ today, student_id, subjects, notes }: Props) {
  const [isOpen, setOpen] = useState(false)
  const utils = trpc.useUtils()
  const remove = trpc.time.delete.useMutation()
  const takeBack = async ({ id, version }: TimeView) => {
    const { list } = utils.time
    await list.cancel()
    const before = list.getData(waitingNotes)
    list.setData(waitingNotes, (shown) => shown?.filter((note) => note.id !== id))
    try {
      await remove.mutateAsync({ id, version })
    } catch (cause) {
      list.setData(waitingNotes, before)
      showFailureToast(cause, "It could not be taken back.")
      await utils.invalidate()
    }
  }
  return (
    <Paper component="section" withBorder shadow="sm" p="md" aria-label={title}>
      <Stack gap="sm">
        <SectionHead title={title} size="h4">
          {!isOpen && (
            <Button
              variant="default"
              h={44}
              leftSection={<IconPlus size={20} stroke={1.5} aria-hidden />}
              onClick={() => setOpen(true)}
            >
              Write it down
            </Button>
          )}
        </SectionHead>
        {notes.length > 0 && (
          <ul className={classes.notes} aria-label="Waiting for a parent">
            {notes.map((note) => {
              const words = note.description ?? minutesWords(note.minutes)
              return (
                <li key={note.id} className={classes.note}>
                  <div className={classes.words}>
                    <Text fw={600} lh={1.3}>
                      {words}
                    </Text>
                    <Text size="sm" c="dimmed" className={classes.state}>
                      <IconClock size={14} stroke={2} aria-hidden />
                      {note.description && `${minutesWords(note.minutes)} · `}waiting for a parent
                    </Text>
                  </div>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={44}
                    aria-label={`Take back: ${words}`}
                    title="Take back"
                    onClick={() => void takeBack(note)}
                  >
                    <IconX size={20} stroke={1.5} />
                  </ActionIcon>
                </li>
              )
            })}
          </ul>
        )}
        {isOpen && (
          <Suspense>
            <NoteForm today={today} student_id={student_id} subjects={subjects} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Stack>
    </Paper>
  )
}

/** The query of the notes that wait. */
export const waitingNotes = { status: "noted", limit: 20 } as const
