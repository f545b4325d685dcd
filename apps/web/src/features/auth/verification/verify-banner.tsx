import { Alert, Button, Group, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { IconMail } from "@tabler/icons-react"
import { useState } from "react"
import { useUser } from "../../../session/use-session.ts"
import { useResendVerification } from "./use-resend-verification.ts"
import { Breakable } from "../../../ui/layout/breakable.tsx"

const key = "hearthbook.verify-banner-dismissed"

/** Reminds a user to verify their email address, until dismissed for this tab. */
export function VerifyBanner() {
  const user = useUser()
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(key) !== null)
  const { resend, sending, failure } = useResendVerification(() =>
    notifications.show({ message: "The email is on its way. It can take a few minutes." }),
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
      // Large enough to tap; the icon itself is 20 pixels.
      styles={{ closeButton: { width: 28, height: 28 } }}
      role="note"
      aria-label="Verify your email"
      className="screen-only"
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: "1 1 240px", overflowWrap: "anywhere" }}>
          <Breakable>
            {failure?.message ??
              `Please confirm that ${user.email} is yours with the link we sent you. Otherwise we cannot help if you forget your password.`}
          </Breakable>
        </Text>
        <Button size="compact-md" variant="default" onClick={resend} loading={sending}>
          Resend email
        </Button>
      </Group>
    </Alert>
  )
}
