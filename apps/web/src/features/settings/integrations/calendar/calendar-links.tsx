import type { MadeCalendarFeed } from "@hearthbook/api/data/calendar-feed"
import { Stack, Text } from "@mantine/core"
import { useState } from "react"
import { trpc } from "../../../../api/trpc.ts"
import { Section } from "../../../../ui/layout/section.tsx"
import { FeedRow } from "./feed-row.tsx"
import { makerOf, ownerOf } from "./feed-labels.ts"
import { NewFeedLink } from "./new-feed-link.tsx"
import { SubscribeForm } from "./subscribe-form.tsx"

/** The links from which other calendar programs read, and the form that makes one. */
export function CalendarLinks() {
  const [students] = trpc.students.names.useSuspenseQuery()
  const [members] = trpc.users.members.useSuspenseQuery()
  const [feeds] = trpc.calendarFeeds.list.useSuspenseQuery()
  const [made, setMade] = useState<MadeCalendarFeed | null>(null)
  return (
    <Section title="Calendar links">
      <Stack gap="md">
        <Text c="dimmed">
          See Hearthbook in the calendar on your phone or computer. It follows your changes, and nothing can be changed
          from there.
        </Text>
        <SubscribeForm students={students} onMade={setMade} />
        {made && <NewFeedLink feed={made} />}
        {feeds.length > 0 && (
          <Stack component="ul" gap={0} p={0} m={0} pt="md" aria-label="Calendar links">
            {feeds.map((feed) => (
              <FeedRow
                key={feed.id}
                feed={feed}
                owner={ownerOf(feed, students)}
                maker={makerOf(feed, members)}
                onReplaced={setMade}
                onRevoked={() => setMade((shown) => (shown?.id === feed.id ? null : shown))}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Section>
  )
}
