import { Alert, Button, Text } from "@mantine/core"
import { IconMail } from "@tabler/icons-react"
import { Link } from "wouter"
import { leadingBack, paths } from "../../../lib/paths.ts"
import { Breakable } from "../../../ui/layout/breakable.tsx"

type Props = {
  /** The note's accessible name. */
  label: string
  /** The sentence that says which feature requires a verified address. */
  text: string
  /** The tab to return to after verification. */
  tab: string
}

/** A note that something requires a verified email address, with a link to verify it. */
export function VerifyEmailNote({ label, text, tab }: Props) {
  return (
    <Alert variant="light" color="blue" icon={<IconMail stroke={1.5} />} role="note" aria-label={label}>
      <Text size="sm" mb="xs" style={{ overflowWrap: "anywhere" }}>
        <Breakable>{text}</Breakable>
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
