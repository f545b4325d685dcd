import { Stack } from "@mantine/core"
import { trpc } from "../../../api/trpc.ts"
import { useUser } from "../../../session/use-session.ts"
import { Section } from "../../../ui/layout/section.tsx"
import { ConfirmFirst } from "../shared/confirm-first.tsx"
import { PushSwitch } from "./push-switch.tsx"
import { SettingSwitch } from "../shared/setting-switch.tsx"
import { SettingsBoundary } from "../shared/settings-boundary.tsx"
import { useSettings } from "../shared/use-settings.ts"
import { useSwitches } from "../shared/use-switches.ts"
import { narrow } from "../shared/widths.ts"

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
const notices = [
  { name: "email_assignments", label: "Assignments", what: "work that was handed in, a minute after it was." },
  { name: "email_grades", label: "Grades", what: "a grade that another adult has given." },
  { name: "email_attendance", label: "Attendance", what: "an absence that another adult has marked." },
] as const
const report = "the week that was, child by child, and what comes next."

function Switches() {
  const { notifications } = useSettings()
  const user = useUser()
  const isMailed = user?.email_verified ?? false
  const update = trpc.settings.updateNotifications.useMutation()
  const { shown, change } = useSwitches({
    stored: notifications,
    send: (patch) => update.mutateAsync(patch),
    saved: "Notifications saved!",
    failed: "Failed to save settings.",
  })
  return (
    <Section title="What you are told">
      {user && !isMailed && (
        <ConfirmFirst
          label="Mails wait"
          text={`Mails wait until ${user.email} is confirmed, because they name your children. Until then the bell tells you.`}
          tab="notifications"
        />
      )}
      {notices.map(({ name, label, what }) => (
        <SettingSwitch
          key={name}
          label={label}
          about={`${isMailed ? "In the bell and by mail" : "In the bell"}: ${what}`}
          checked={shown[name]}
          onFlip={(isOn) => void change({ [name]: isOn })}
        />
      ))}
      <SettingSwitch
        label="Weekly report"
        about={`By mail each Monday morning${isMailed ? "" : ", once your address is confirmed"}: ${report}`}
        checked={shown.weekly_reports}
        onFlip={(isOn) => void change({ weekly_reports: isOn })}
      />
      <PushSwitch isOn={shown.push_assignments} onFlip={(isOn) => change({ push_assignments: isOn })} />
    </Section>
  )
}
