import { Stack, Text } from "@mantine/core"
import { trpc } from "../../lib/trpc.ts"
import { useToday } from "../../lib/use-session.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Section } from "../../ui/section.tsx"
import { NextUp } from "./next-up.tsx"
import { arrangeWork } from "./arrange-work.ts"
import { WorkList } from "./work-list.tsx"

/** Asked for, so that what is late and handed in takes no place from what is next. */
const most = 50
/** One thing at a time: the rest stands under Work. */
const shown = 5

/** What the child has to do: the next thing large, then what is late, then the rest. */
export function StudentWork() {
  const today = useToday()
  const [open] = trpc.assignments.list.useSuspenseQuery({ status: "open", limit: most })
  const { next, late, later } = arrangeWork(open, today)
  if (!next) {
    return <EmptyState title="All done!" text="Nothing is waiting for you. A good time for a book or the garden." />
  }
  return (
    <Stack gap="lg">
      <NextUp assignment={next} />
      {late.length > 0 && (
        <Section title="Let’s catch up">
          <WorkList assignments={late} />
        </Section>
      )}
      <Section title="Coming up">
        {later.length > 0 ? (
          <WorkList assignments={later.slice(0, shown)} />
        ) : (
          <Text c="dimmed">Nothing else for now.</Text>
        )}
      </Section>
    </Stack>
  )
}
