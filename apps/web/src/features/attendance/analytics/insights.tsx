import type { Insight } from "@hearthbook/core/attendance/attendance"
import { Group, Stack, Text, ThemeIcon } from "@mantine/core"
import { IconAlertTriangle, IconBulb, IconFlame, IconStar, type Icon } from "@tabler/icons-react"
import { Section } from "../../../ui/layout/section.tsx"
import { describeInsights } from "./insight-messages.ts"
import type { AttendanceWeek } from "../week/use-attendance-week.ts"
import { figuresOf } from "../week/week-figures.ts"

const looks: Record<Insight, { icon: Icon; tone: string }> = {
  outstanding_week: { icon: IconStar, tone: "green" },
  perfect_streaks: { icon: IconFlame, tone: "violet" },
  absence_alert: { icon: IconAlertTriangle, tone: "absent" },
  improvement_opportunity: { icon: IconBulb, tone: "amber" },
}

/** The insights panel. It explains how it works. */
export function Insights({ week }: { week: AttendanceWeek }) {
  const insights = describeInsights(figuresOf(week), week.children, week.counting)
  return (
    <Section title="AI-Powered Insights">
      {insights.length === 0 ? (
        <Text>Nothing stands out this week.</Text>
      ) : (
        <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: "none" }}>
          {insights.map(({ insight, title, text }) => {
            const { icon: Icon, tone } = looks[insight]
            return (
              <Group key={insight} component="li" gap="sm" wrap="nowrap" align="flex-start">
                <ThemeIcon variant="light" color={tone} size={36} aria-hidden>
                  <Icon size={20} stroke={1.5} />
                </ThemeIcon>
                <div style={{ minWidth: 0, overflowWrap: "anywhere" }}>
                  <Text fw={600}>{title}</Text>
                  <Text size="sm">{text}</Text>
                </div>
              </Group>
            )
          })}
        </Stack>
      )}
      <Text size="xs" c="dimmed" mt="md">
        These come from four fixed rules applied to this week’s marks. No AI model is used, and nothing leaves this
        server.
      </Text>
    </Section>
  )
}
