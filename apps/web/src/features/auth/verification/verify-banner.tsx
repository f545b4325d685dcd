import { Anchor, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { IconMail } from "@tabler/icons-react"
import { useState } from "react"
import { useUser } from "../../../session/use-session.ts"
import { useResendVerification } from "./use-resend-verification.ts"
import { Breakable } from "../../../ui/layout/breakable.tsx"

const key = "hearthbook.verify-banner-dismissed"

/** A line at the end of a page that reminds a person to verify the email address, until dismissed for this tab. It moves nothing. */
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
    <Text
      size="sm"
      c="dimmed"
      mt="xl"
      role="note"
      aria-label="Verify your email"
      className="screen-only"
      style={{ overflowWrap: "anywhere" }}
    >
      <IconMail size={16} stroke={1.5} style={{ verticalAlign: "-3px" }} aria-hidden />{" "}
      <span>
        <Breakable>{failure?.message ?? `Confirm ${user.email} in case you forget your password.`}</Breakable>
      </span>{" "}
      <Anchor component="button" type="button" size="sm" fw={600} onClick={resend} disabled={sending}>
        Resend
      </Anchor>
      {" · "}
      <Anchor component="button" type="button" size="sm" fw={600} onClick={dismiss}>
        Dismiss
      </Anchor>
    </Text>
  )
}
