import { Alert, Button, Text } from "@mantine/core"
import { IconMail } from "@tabler/icons-react"
import { Link } from "wouter"
import { leadingBack, paths } from "../../lib/paths.ts"

/** Where the way to confirm an address leads back to. */
const here = `${paths.settings}?tab=notifications`

/** Why no mail comes of what is switched on here: only a confirmed address gets any (docs/decisions/017). */
export function MailsWait({ email }: { email: string }) {
  return (
    <Alert variant="light" color="blue" icon={<IconMail stroke={1.5} />} role="note" aria-label="Mails wait">
      <Text size="sm" mb="xs" style={{ overflowWrap: "anywhere" }}>
        Mails wait until {email} is confirmed, because they name your children. Until then the bell tells you.
      </Text>
      <Button component={Link} href={leadingBack(paths.verifyEmail, here)} variant="default" size="sm">
        Confirm your address
      </Button>
    </Alert>
  )
}
