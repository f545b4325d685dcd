import type { WayInView } from "@hearthbook/api/data/way-in"
import { Stack, Text, Title } from "@mantine/core"
import { trpc } from "../../../../api/trpc.ts"
import { useUser } from "../../../../session/use-session.ts"
import { Section } from "../../../../ui/layout/section.tsx"
import { LogOutEverywhere } from "../log-out-everywhere.tsx"
import { WayInDevice } from "./way-in-device.tsx"
import { WayInRow } from "./way-in-row.tsx"
import { headings } from "./way-in-words.ts"

/** Everything that lets somebody in, by kind: who made it, when it was last used, and a button that ends it. */
export function WaysIn() {
  const [ways] = trpc.waysIn.list.useSuspenseQuery()
  const user = useUser()
  const makerOf = ({ made_by }: WayInView) => {
    if (made_by === user?.id) return "you"
    return ways.find(({ kind, id }) => kind === "member" && id === made_by)?.name ?? null
  }
  const groups = headings.map(([kind, heading]) => {
    return { kind, heading, rows: ways.filter((way) => way.kind === kind) }
  })
  const absent = groups.filter(({ rows }) => rows.length === 0).map(({ heading }) => heading)
  return (
    <Section title="Who can get in">
      <Stack gap="lg">
        {groups.map(({ kind, heading, rows }) =>
          rows.length === 0 ? null : (
            <div key={kind}>
              <Title order={3} size="h5" mb="xs">
                {heading}
              </Title>
              <Stack component="ul" gap={0} p={0} m={0} aria-label={heading}>
                {rows.map((way, at) =>
                  kind === "session" ? (
                    <WayInDevice
                      key={way.id}
                      way={way}
                      person={makerOf(way)}
                      place={`device ${at + 1} of ${rows.length}`}
                    />
                  ) : (
                    <WayInRow
                      key={way.id}
                      way={way}
                      maker={makerOf(way)}
                      place={`${heading}, ${at + 1} of ${rows.length}`}
                    />
                  ),
                )}
              </Stack>
              {kind === "session" && <LogOutEverywhere />}
            </div>
          ),
        )}
        {absent.length > 0 && (
          <Text size="sm" c="dimmed">
            There are none of these: {absent.join(", ")}.
          </Text>
        )}
      </Stack>
    </Section>
  )
}
