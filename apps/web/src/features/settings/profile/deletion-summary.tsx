import { recordWords } from "@hearthbook/core/nouns/count-words"
import type { AccountView } from "@hearthbook/api/data/account"
import { Alert, List, Skeleton, Stack, Text } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { countOf } from "../../../lib/format.ts"
import { Failure } from "../../../ui/feedback/failure.tsx"
import { DownloadButton } from "../family/archive/download-button.tsx"
import { TooLargeToRestore } from "../family/archive/too-large-to-restore.tsx"

type Props = { account: AccountView | undefined; error: unknown; onRetry: () => void }

/** Counts what will be deleted with the account and offers a download, or explains why it cannot be deleted yet. */
export function DeletionSummary({ account, error, onRetry }: Props) {
  if (!account) {
    if (!error) return <Skeleton h={120} />
    return <Failure cause={error} fallback="Failed to load what will be deleted." onRetry={onRetry} />
  }
  if (!account.has_password) {
    return <Obstacle>You have no password yet. Set one first, with ‘Forgot password?’ on the sign-in page.</Obstacle>
  }
  if (account.teachers_left > 0) {
    return (
      <Obstacle>
        You are the last parent, and {countOf(account.teachers_left, "teacher")} would be left alone. Invite another
        parent or remove the {account.teachers_left === 1 ? "teacher" : "teachers"} under Family first.
      </Obstacle>
    )
  }
  if (!account.takes_family) {
    return <Text>Your account will be deleted. {account.family.name} and its records stay with the other members.</Text>
  }
  return (
    <Stack gap="sm">
      <Text>
        You are the last parent, so <strong>{account.family.name}</strong> will be deleted too. This cannot be undone.
      </Text>
      <List size="sm" className="figures">
        {countsOf(account.family).map((counted) => (
          <List.Item key={counted}>{counted}</List.Item>
        ))}
      </List>
      <div>
        <Text size="sm" c="dimmed" mb="xs">
          {account.archive.is_restorable
            ? "Keep a copy first: it can be restored into a new family later."
            : "Keep a copy first, to look things up in later."}
        </Text>
        <DownloadButton />
      </div>
      <TooLargeToRestore archive={account.archive} />
    </Stack>
  )
}

function Obstacle({ children }: { children: ReactNode }) {
  return (
    <Alert variant="light" color="amber" icon={<IconAlertTriangle stroke={1.5} />}>
      {children}
    </Alert>
  )
}

function countsOf({ child_logins, records }: AccountView["family"]): string[] {
  const logins = child_logins > 0 ? [countOf(child_logins, "child login")] : []
  return ["Your account", ...logins, ...recordWords(records)]
}
