import { addDays } from "@hearthbook/core/time/days"
import type { CreatedTranscriptLink, TranscriptLinkView } from "@hearthbook/api/records/transcript"
import { Button, Group, Text } from "@mantine/core"
import { IconLink, IconTrash } from "@tabler/icons-react"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { countOf, dayOf, formatAgo, formatDay } from "../../lib/format.ts"
import { useToday } from "../../session/use-session.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { DayField } from "../../ui/inputs/day-field.tsx"
import { ShownOnce } from "../../ui/inputs/shown-once.tsx"
import { toMinute, useClock } from "../../ui/hooks/use-clock.ts"
import { Section } from "../../ui/layout/section.tsx"
import classes from "./links-section.module.css"

/** The days for which a new link is valid at first: an application season. */
const usualDays = 90

/** Links that show the official transcript to whoever has them, until a day or until they are revoked. None at first. */
export function LinksSection({ student_id }: { student_id: string }) {
  const today = useToday()
  const now = useClock(toMinute)
  const { data: links = [] } = trpc.transcripts.links.useQuery({ id: student_id })
  const create = trpc.transcripts.createLink.useMutation()
  const remove = trpc.transcripts.removeLink.useMutation()
  const [expires_on, setExpires] = useState<string>(addDays(today, usualDays))
  const [made, setMade] = useState<CreatedTranscriptLink | null>(null)
  const make = () =>
    create.mutate(
      { id: student_id, expires_on },
      { onSuccess: setMade, onError: (cause) => showFailureToast(cause, "Failed to make the link.") },
    )
  const revoke = (id: string) =>
    remove.mutate(
      { id },
      {
        onSuccess: () => setMade((shown) => (shown?.id === id ? null : shown)),
        onError: (cause) => showFailureToast(cause, "Failed to revoke the link."),
      },
    )
  return (
    <Section title="Links to check it">
      <Text size="sm" c="dimmed" mb="sm">
        Whoever has a link sees this transcript, and nothing else of your family, until the day you choose.
      </Text>
      <Group gap="sm" align="flex-end">
        <DayField label="Valid until" value={expires_on} onChange={setExpires} />
        <Button
          variant="default"
          loading={create.isPending}
          disabled={expires_on === ""}
          leftSection={<IconLink size={18} stroke={1.5} aria-hidden />}
          onClick={make}
        >
          Make a link
        </Button>
      </Group>
      {made && <ShownOnce label="The new link" value={made.url} />}
      {links.length > 0 && (
        <ul className={classes.links}>
          {links.map((link) => (
            <li key={link.id}>
              <span>
                {dayOf(link.expires_on) < today ? "Expired on" : "Valid until"} {formatDay(link.expires_on)} ·{" "}
                {openingsOf(link, now)}
              </span>
              <Button
                variant="subtle"
                color="red"
                size="sm"
                leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
                aria-label={`Revoke the link until ${formatDay(link.expires_on)}`}
                onClick={() => revoke(link.id)}
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** 'opened 3 times, last 2 hours ago'. */
function openingsOf({ opens, last_opened_at }: TranscriptLinkView, now: number): string {
  if (!last_opened_at) return "not opened yet"
  return `opened ${countOf(opens, "time")}, last ${formatAgo(last_opened_at, now)}`
}
