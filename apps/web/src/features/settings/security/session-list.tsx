import type { OpenSessionView } from "@hearthbook/api/access/session"
import { Stack } from "@mantine/core"
import { trpc } from "../../../api/trpc.ts"
import { Section } from "../../../ui/layout/section.tsx"
import { DeviceRow } from "./device-row.tsx"
import { LogOutEverywhere } from "./log-out-everywhere.tsx"

/** A child's open sessions, last seen first, each with a button to sign it out. Adults see them among the ways in. */
export function SessionList() {
  const [sessions] = trpc.sessions.list.useSuspenseQuery()
  return (
    <Section title="Where you’re signed in">
      <Stack component="ul" gap={0} p={0} m={0}>
        {sessions.map((session, index) => (
          <SessionRow key={session.id} session={session} place={`device ${index + 1} of ${sessions.length}`} />
        ))}
      </Stack>
      <LogOutEverywhere />
    </Section>
  )
}

function SessionRow({ session: { id, ...session }, place }: { session: OpenSessionView; place: string }) {
  const remove = trpc.sessions.remove.useMutation()
  return (
    <DeviceRow {...session} place={place} signOut={() => remove.mutateAsync({ id })} signingOut={remove.isPending} />
  )
}
