import type { StudentLoginView } from "@hearthbook/api/schemas/student-login"
import { Alert, Button, Stack } from "@mantine/core"
import { IconInfoCircle } from "@tabler/icons-react"
import { ViewModal } from "../../ui/view-modal.tsx"
import { CopyLine } from "./copy-line.tsx"

type Props = { student: { first_name: string }; login: StudentLoginView; onClose: () => void }

/** What the child needs to come in. Nobody can show it again, so a click beside it does not close it. */
export function LoginMade({ student, login, onClose }: Props) {
  return (
    <ViewModal
      title={`${student.first_name} can sign in now`}
      insistent
      onClose={onClose}
      actions={(leave) => <Button onClick={() => leave()}>Done</Button>}
    >
      <Alert variant="light" color="amber" icon={<IconInfoCircle stroke={1.5} />}>
        This is shown only once. Copy it, or write it down for {student.first_name}, before you close it.
      </Alert>
      <Stack gap="md">
        <CopyLine label="Username" value={login.username} />
        <CopyLine label="Temporary password" value={login.temp_password} />
        <CopyLine
          label="Magic link"
          value={login.magic_link}
          note="Opens Hearthbook without the password: once, within 7 days."
        />
      </Stack>
    </ViewModal>
  )
}
