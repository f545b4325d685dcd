import type { SettingsView } from "@hearthbook/api/family/settings"
import { Alert, Text } from "@mantine/core"
import { IconMail } from "@tabler/icons-react"
import { trpc } from "../../../api/trpc.ts"
import { LongButton } from "../../../ui/inputs/long-button.tsx"
import { showNotSavedToast, showSavedToast } from "../../../ui/feedback/settings-toast.ts"
import { Breakable } from "../../../ui/layout/breakable.tsx"

type Props = {
  email: string
  /** The new address, not verified yet. */
  new_email: string
  /** Called with the stored profile, so that unsaved input is preserved. */
  onCanceled: (profile: SettingsView["profile"]) => void
}

/** Says that a new address is not verified yet, with a button to keep the old one. */
export function NewEmailNotice({ email, new_email, onCanceled }: Props) {
  const update = trpc.settings.updateProfile.useMutation()
  const keep = async () => {
    try {
      onCanceled((await update.mutateAsync({ email })).profile)
      showSavedToast(`Your email address is still ${email}.`)
    } catch (cause) {
      showNotSavedToast(cause, "Failed to save profile.")
    }
  }
  return (
    <Alert variant="light" color="blue" icon={<IconMail stroke={1.5} />} role="status">
      <Text size="sm" mb="xs" style={{ overflowWrap: "anywhere" }}>
        <Breakable>{new_email}</Breakable> will be your email address once you open the link we sent there.
      </Text>
      <LongButton variant="default" size="sm" onClick={keep} loading={update.isPending}>
        Keep {email}
      </LongButton>
    </Alert>
  )
}
