import { trpc } from "../../../api/trpc.ts"
import { Section } from "../../../ui/layout/section.tsx"
import { SettingSwitch } from "../shared/setting-switch.tsx"
import { useSettings } from "../shared/use-settings.ts"
import { useSwitches } from "../shared/use-switches.ts"

/** Sign-in notifications, and the announcement of two-factor authentication. */
export function SignInCard() {
  const { security } = useSettings()
  const update = trpc.settings.updateSecurity.useMutation()
  const { shown, change } = useSwitches({
    stored: { login_notifications: security.login_notifications },
    send: (patch) => update.mutateAsync(patch),
    saved: "Security settings saved!",
    failed: "Failed to save settings.",
  })
  return (
    <Section title="Signing in">
      <SettingSwitch
        label="Login notifications"
        about="An email when someone signs in to your account on a new device, and when a child’s login changes."
        checked={shown.login_notifications}
        onFlip={(login_notifications) => void change({ login_notifications })}
      />
      <SettingSwitch
        label="Two-factor authentication"
        about="Coming soon: a code from your phone in addition to your password."
        checked={security.two_factor_enabled}
        disabled
      />
    </Section>
  )
}
