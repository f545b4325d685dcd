import type { SettingsView } from "@hearthbook/api/schemas/settings"
import { Alert, Text } from "@mantine/core"
import { IconMail } from "@tabler/icons-react"
import { trpc } from "../../../api/trpc.ts"
import { LongButton } from "../../../ui/inputs/long-button.tsx"
import { showNotSavedToast, showSavedToast } from "../../../ui/feedback/settings-toast.ts"

type Props = {
  email: string
  /** Waits for its link to be opened. */
  new_email: string
  /** Told of the profile as it is then: what is being typed beside this may go on. */
  onKept: (profile: SettingsView["profile"]) => void
}

/** That a new address waits, and the way to think better of it. */
export function NewEmailNotice({ email, new_email, onKept }: Props) {
  const update = trpc.settings.updateProfile.useMutation()
  const keep = async () => {
    try {
      onKept((await update.mutateAsync({ email })).profile)
      showSavedToast(`Your address stays ${email}.`)
    } catch (cause) {
      showNotSavedToast(cause, "Failed to save profile.")
    }
  }
  return (
    <Alert variant="light" color="blue" icon={<IconMail stroke={1.5} />} role="status">
      <Text size="sm" mb="xs" style={{ overflowWrap: "anywhere" }}>
        {new_email} becomes your address once you open the link that we have sent there.
      </Text>
      <LongButton variant="default" size="sm" onClick={keep} loading={update.isPending}>
        Keep {email}
      </LongButton>
    </Alert>
  )
}
