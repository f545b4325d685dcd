import { Button, Group, Text } from "@mantine/core"
import { IconBrandGoogleDrive, IconCircleCheck } from "@tabler/icons-react"
import { formatDayOfMoment } from "../../../lib/format.ts"
import { trpc } from "../../../api/trpc.ts"
import { useUser } from "../../../session/use-session.ts"
import { Section } from "../../../ui/layout/section.tsx"
import classes from "../../../ui/layout/row.module.css"
import { useDriveConnection } from "./drive-connection.ts"

/** The user's Google Drive connection, or a note if this installation has no keys for it. */
export function DriveCard() {
  const isConnected = useUser()?.is_google_drive_connected ?? false
  const [{ providers }] = trpc.auth.options.useSuspenseQuery()
  const [connections] = trpc.oauth.connections.useSuspenseQuery()
  const { connect, disconnect, isLeaving } = useDriveConnection()
  const account = connections.find(({ purpose }) => purpose === "drive")
  const canConnect = providers.includes("google")
  return (
    <Section title="Google Drive">
      <div className={classes.row} style={{ paddingBlock: 0 }}>
        <div className={classes.text}>
          <Group gap="xs" wrap="nowrap">
            {isConnected ? (
              <IconCircleCheck size={22} stroke={1.5} aria-hidden color="var(--mantine-color-green-filled)" />
            ) : (
              <IconBrandGoogleDrive size={22} stroke={1.5} aria-hidden />
            )}
            <Text fw={600}>{isConnected ? "Connected" : "Not connected"}</Text>
          </Group>
          <Text size="sm" c="dimmed" mt={4}>
            {isConnected
              ? account && `${account.email ?? "Your Google account"}, since ${formatDayOfMoment(account.created_at)}`
              : canConnect
                ? "Connect it to turn in work from Google Drive. Hearthbook sees only the files you pick."
                : "Google Drive is not set up here. You can turn in work without it."}
          </Text>
        </div>
        {isConnected ? (
          <Button variant="default" size="md" mih={44} onClick={disconnect} aria-label="Disconnect Google Drive">
            Disconnect
          </Button>
        ) : (
          canConnect && (
            <Button size="md" mih={44} loading={isLeaving} onClick={connect} aria-label="Connect Google Drive">
              Connect
            </Button>
          )
        )}
      </div>
    </Section>
  )
}
