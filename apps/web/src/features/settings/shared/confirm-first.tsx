import { Alert, Button, Text } from "@mantine/core"
import { IconMail } from "@tabler/icons-react"
import { Link } from "wouter"
import { leadingBack, paths } from "../../../lib/paths.ts"

type Props = {
  /** What the note is called where it is read out. */
  label: string
  /** What waits until one's address is confirmed. */
  text: string
  /** The tab that the way to confirm it leads back to. */
  tab: string
}

/** What does not go before one's address is confirmed, and the way to confirm it. */
export function ConfirmFirst({ label, text, tab }: Props) {
  return (
    <Alert variant="light" color="blue" icon={<IconMail stroke={1.5} />} role="note" aria-label={label}>
      <Text size="sm" mb="xs" style={{ overflowWrap: "anywhere" }}>
        {text}
      </Text>
      <Button
        component={Link}
        href={leadingBack(paths.verifyEmail, `${paths.settings}?tab=${tab}`)}
        variant="default"
        size="sm"
      >
        Confirm your address
      </Button>
    </Alert>
  )
}
