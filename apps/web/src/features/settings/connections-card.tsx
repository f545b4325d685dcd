import { providerNames, type ConnectionView } from "@hearthbook/api/schemas/oauth"
import { Button, Card, Group, Stack, Text, Title } from "@mantine/core"
import { modals } from "@mantine/modals"
import { IconBrandGithub, IconBrandGoogle } from "@tabler/icons-react"
import { formatDay } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { DisconnectQuestion } from "./disconnect-question.tsx"
import classes from "./rows.module.css"

const icons = { google: IconBrandGoogle, github: IconBrandGithub }

/** The accounts elsewhere that open this one. */
export function ConnectionsCard() {
  const [connections] = trpc.oauth.connections.useSuspenseQuery()
  return (
    <Card component="section" aria-label="Connected accounts">
      <Stack gap="md">
        <div>
          <Title order={2} size="h4">
            Connected accounts
          </Title>
          <Text size="sm" c="dimmed">
            {connections.length === 0
              ? "None yet. When you sign in with Google or GitHub under the email address you use here, it connects by itself."
              : "You can sign in with these, without a password."}
          </Text>
        </div>
        {connections.length > 0 && (
          <ul className={classes.rows}>
            {connections.map((connection) => (
              <ConnectionRow key={`${connection.provider} ${connection.purpose}`} connection={connection} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}

function ConnectionRow({ connection }: { connection: ConnectionView }) {
  const { provider, purpose, email, created_at } = connection
  const Icon = icons[provider]
  const name = purpose === "drive" ? "Google Drive" : providerNames[provider]
  const ask = () =>
    modals.open({
      modalId: "disconnect",
      title: `Disconnect ${name}?`,
      closeButtonProps: { "aria-label": "Close" },
      children: <DisconnectQuestion connection={connection} name={name} onDone={() => modals.close("disconnect")} />,
    })
  return (
    <li className={classes.row}>
      <Group gap="sm" wrap="nowrap" className={classes.what}>
        <Icon size={24} stroke={1.5} aria-hidden />
        <div className={classes.words}>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {email ? `${email}, ` : ""}since {formatDay(created_at)}
          </Text>
        </div>
      </Group>
      <Button variant="default" size="sm" onClick={ask} aria-label={`Disconnect ${name}`}>
        Disconnect
      </Button>
    </li>
  )
}
