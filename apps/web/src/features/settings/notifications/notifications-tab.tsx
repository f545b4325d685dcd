import { Stack } from "@mantine/core"
import { trpc } from "../../../api/trpc.ts"
import { useUser } from "../../../session/use-session.ts"
import { Section } from "../../../ui/layout/section.tsx"
import { VerifyEmailNote } from "../shared/verify-email-note.tsx"
import { PushSwitch } from "./push-switch.tsx"
import { SettingSwitch } from "../shared/setting-switch.tsx"
import { SettingsBoundary } from "../shared/settings-boundary.tsx"
import { useSettings } from "../shared/use-settings.ts"
import { useSwitches } from "../shared/use-switches.ts"

/** The user's notification settings. */
export function NotificationsTab() {
  return (
    <Stack gap="lg" className="screen-only">
      <SettingsBoundary>
        <Switches />
      </SettingsBoundary>
    </Stack>
  )
}

/** Each switch covers both the bell and emails (docs/decisions/016). */
const notices = [
  { name: "email_assignments", label: "Assignments", what: "when work is turned in, a minute later." },
  { name: "email_grades", label: "Grades", what: "when another adult gives a grade." },
  { name: "email_attendance", label: "Attendance", what: "when another adult marks an absence." },
] as const
const report = "each child’s past week, and what’s next."

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
    <Section title="Notifications about">
      {user && !isMailed && (
        <VerifyEmailNote
          label="Emails are paused"
          text={`We send emails once ${user.email} is confirmed, because they name your children. Until then, check the bell.`}
          tab="notifications"
        />
      )}
      {notices.map(({ name, label, what }) => (
        <SettingSwitch
          key={name}
          label={label}
          about={`${isMailed ? "In the bell and by email" : "In the bell"}: ${what}`}
          checked={shown[name]}
          onFlip={(isOn) => void change({ [name]: isOn })}
        />
      ))}
      <SettingSwitch
        label="Weekly report"
        about={`By email each Monday morning${isMailed ? "" : ", once your address is confirmed"}: ${report}`}
        checked={shown.weekly_reports}
        onFlip={(isOn) => void change({ weekly_reports: isOn })}
      />
      <PushSwitch isOn={shown.push_assignments} onFlip={(isOn) => change({ push_assignments: isOn })} />
    </Section>
  )
}
