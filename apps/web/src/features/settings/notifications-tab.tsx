import { Stack } from "@mantine/core"
import { trpc } from "../../lib/trpc.ts"
import { Section } from "../../ui/section.tsx"
import { PushSwitch } from "./push-switch.tsx"
import { SettingSwitch } from "./setting-switch.tsx"
import { SettingsBoundary } from "./settings-boundary.tsx"
import { useSettings } from "./use-settings.ts"
import { useSwitches } from "./use-switches.ts"
import { narrow } from "./widths.ts"

/** What one is told of, and how. */
export function NotificationsTab() {
  return (
    <Stack gap="lg" style={narrow}>
      <SettingsBoundary>
        <Switches />
      </SettingsBoundary>
    </Stack>
  )
}

/** Each switch governs the bell and the mail alike (docs/decisions/016). */
const mails = [
  {
    name: "email_assignments",
    label: "Assignments",
    about: "In the bell and by mail: work that was handed in, a minute after it was.",
  },
  { name: "email_grades", label: "Grades", about: "In the bell and by mail: a grade that another adult has given." },
  {
    name: "email_attendance",
    label: "Attendance",
    about: "In the bell and by mail: an absence that another adult has marked.",
  },
  {
    name: "weekly_reports",
    label: "Weekly report",
    about: "By mail each Monday morning: the week that was, child by child, and what comes next.",
  },
] as const

function Switches() {
  const { notifications } = useSettings()
  const update = trpc.settings.updateNotifications.useMutation()
  const { shown, change } = useSwitches({
    stored: notifications,
    send: (patch) => update.mutateAsync(patch),
    saved: "Notifications saved!",
    failed: "Failed to save settings.",
  })
  return (
    <Section title="What you are told">
      {mails.map(({ name, label, about }) => (
        <SettingSwitch
          key={name}
          label={label}
          about={about}
          checked={shown[name]}
          onFlip={(isOn) => void change({ [name]: isOn })}
        />
      ))}
      <PushSwitch isOn={shown.push_assignments} onFlip={(isOn) => change({ push_assignments: isOn })} />
    </Section>
  )
}
