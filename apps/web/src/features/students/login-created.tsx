import type { StudentLoginView } from "@hearthbook/api/family/student-login"
import { Alert, Button, Stack, Text } from "@mantine/core"
import { IconInfoCircle, IconPrinter } from "@tabler/icons-react"
import { ViewModal } from "../../ui/layout/view-modal.tsx"
import { CopyLine } from "./copy-line.tsx"
import { LoginCard } from "./login-card.tsx"
import { LoginCode } from "./login-code.tsx"
import classes from "./login-created.module.css"
import { shortNameOf } from "../../lib/short-names.ts"

type Props = {
  title: string
  student: { id: string; first_name: string; last_name: string }
  login: StudentLoginView
  onClose: () => void
}

/** The child's login. It is shown only once, so neither a click outside nor Escape closes it. */
export function LoginCreated({ title, student, login, onClose }: Props) {
  const { username, temp_password, magic_link } = login
  return (
    <ViewModal
      title={title}
      insistent
      onClose={onClose}
      actions={(leave) => (
        <>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} stroke={1.5} />}
            onClick={() => window.print()}
            data-autofocus
          >
            Print card
          </Button>
          <Button onClick={() => leave()}>Done</Button>
        </>
      )}
    >
      <Alert variant="light" color="amber" icon={<IconInfoCircle stroke={1.5} />}>
        This is shown only once. Print it, copy it, or scan it with {shortNameOf(student)}’s tablet before you close it.
      </Alert>
      <div className={classes.actions}>
        <figure className={classes.code}>
          <LoginCode link={magic_link} size={184} />
          <Text component="figcaption" size="sm" c="dimmed" ta="center">
            Scan with the tablet’s camera
          </Text>
        </figure>
        <Stack gap="md" className={classes.lines}>
          <CopyLine label="Username" value={username} />
          <CopyLine label="Temporary password" value={temp_password} />
          <CopyLine label="Magic link" value={magic_link} note="Opens Hearthbook once, within 7 days." />
        </Stack>
      </div>
      {isLocalLink(magic_link) && (
        <Text size="sm" c="dimmed">
          Your Hearthbook’s address is {new URL(magic_link).origin}, which works only on this computer. On a tablet, the
          link and code work once APP_URL is an address that the tablet can reach.
        </Text>
      )}
      <LoginCard student={student} login={login} />
    </ViewModal>
  )
}

/** True if the link works only on this computer. */
function isLocalLink(link: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(link).hostname)
}
