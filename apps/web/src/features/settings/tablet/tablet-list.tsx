import type { TabletView } from "@hearthbook/api/family/tablet"
import { Badge, Button, Group, Stack, Text } from "@mantine/core"
import { trpc } from "../../../api/trpc.ts"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"
import { formatAgo, formatDayOfMoment } from "../../../lib/format.ts"
import { setTablet } from "../../../session/tablet-mode.ts"
import { toMinute, useClock } from "../../../ui/hooks/use-clock.ts"
import { Breakable } from "../../../ui/layout/breakable.tsx"
import classes from "../../../ui/layout/row.module.css"
import { questions } from "../security/ways-in/way-in-words.ts"
import { Section } from "../../../ui/layout/section.tsx"

/** The family's tablets, each with its last use. */
export function TabletList() {
  const [tablets] = trpc.tablets.list.useSuspenseQuery()
  if (tablets.length === 0) return null
  return (
    <Section title="Your tablets">
      <Stack component="ul" gap={0} p={0} m={0}>
        {tablets.map((tablet) => (
          <TabletRow key={tablet.id} tablet={tablet} />
        ))}
      </Stack>
    </Section>
  )
}

function TabletRow({ tablet: { id, name, last_used_at, created_at, current } }: { tablet: TabletView }) {
  const now = useClock(toMinute)
  const remove = trpc.tablets.remove.useMutation()
  const ask = () =>
    confirmDelete({
      name,
      verb: "Revoke",
      question: questions.tablet(name),
      fallback: "Failed to revoke the tablet.",
      remove: async () => {
        await remove.mutateAsync({ id })
        if (current) setTablet(false)
      },
    })
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Group gap="xs">
          <Text fw={600}>
            <Breakable>{name}</Breakable>
          </Text>
          {current && <Badge variant="light">This device</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {last_used_at ? `Last used ${formatAgo(last_used_at, now)}` : "Not used yet"}, added{" "}
          {formatDayOfMoment(created_at)}
        </Text>
      </div>
      <Button variant="default" size="sm" onClick={ask} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
    </li>
  )
}
