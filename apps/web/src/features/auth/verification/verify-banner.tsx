import { Alert, Button, Group, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { IconMail } from "@tabler/icons-react"
import { useState } from "react"
import { useUser } from "../../../session/use-session.ts"
import { useResendVerification } from "./use-resend-verification.ts"

const key = "hearthbook.verify-banner-dismissed"

/** Reminds whoever has not verified their address, until the tab is closed or they have enough of it. */
export function VerifyBanner() {
  const user = useUser()
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(key) !== null)
  const { resend, sending, failure } = useResendVerification(() =>
    notifications.show({ message: "The mail is on its way. It can take a few minutes." }),
  )
  if (!user || user.email_verified || dismissed) return null

  const dismiss = () => {
    sessionStorage.setItem(key, "yes")
    setDismissed(true)
  }

  return (
    <Alert
      variant="light"
      color="amber"
      mb="lg"
      icon={<IconMail stroke={1.5} />}
      withCloseButton
      onClose={dismiss}
      closeButtonLabel="Close"
      // A fingertip's, not the 20 pixels it is drawn in.
      styles={{ closeButton: { width: 28, height: 28 } }}
      role="note"
      aria-label="Verify your email"
      className="screen-only"
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: "1 1 240px", overflowWrap: "anywhere" }}>
          {failure?.message ??
            `Please confirm that ${user.email} is yours: we sent you a link. Without it we cannot help when you forget your password.`}
        </Text>
        <Button size="compact-md" variant="default" onClick={resend} loading={sending}>
          Resend email
        </Button>
      </Group>
    </Alert>
  )
}
