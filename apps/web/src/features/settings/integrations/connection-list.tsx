import { providerNames, type ConnectionView } from "@hearthbook/api/access/oauth"
import type { OauthProvider } from "@hearthbook/core/permissions/identity-providers"
import { Button, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { formatDayOfMoment } from "../../../lib/format.ts"
import { trpc } from "../../../api/trpc.ts"
import { Section } from "../../../ui/layout/section.tsx"
import classes from "../../../ui/layout/row.module.css"
import { ConnectModal } from "./connect-modal.tsx"
import { DisconnectModal } from "./disconnect-modal.tsx"
import { Breakable } from "../../../ui/layout/breakable.tsx"

/** The user's connected identity providers, and those that can be connected. */
export function ConnectionList() {
  const [all] = trpc.oauth.connections.useSuspenseQuery()
  const [{ providers }] = trpc.auth.options.useSuspenseQuery()
  const connections = all.filter(({ purpose }) => purpose === "sign_in")
  const open = providers.filter((name) => !connections.some(({ provider }) => provider === name))
  return (
    <Section title="Connected accounts">
      {connections.length + open.length === 0 ? (
        <Text c="dimmed">Sign-in with other services is not set up here.</Text>
      ) : (
        <Stack component="ul" gap={0} p={0} m={0}>
          {connections.map((connection) => (
            <ConnectionRow key={connection.provider} connection={connection} />
          ))}
          {open.map((provider) => (
            <OpenRow key={provider} provider={provider} />
          ))}
        </Stack>
      )}
    </Section>
  )
}

function ConnectionRow({ connection }: { connection: ConnectionView }) {
  const { provider, email, created_at, can_disconnect } = connection
  const [isOpen, setOpen] = useState(false)
  const name = providerNames[provider]

  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          You can sign in with it
          {email && <Breakable>{` as ${email}`}</Breakable>}, since {formatDayOfMoment(created_at)}
        </Text>
        {!can_disconnect && (
          <Text size="sm" c="dimmed">
            Your only way to sign in. Set a password first, with ‘Forgot password?’ on the sign-in page.
          </Text>
        )}
      </div>
      <Button
        variant="default"
        size="sm"
        onClick={() => setOpen(true)}
        disabled={!can_disconnect}
        aria-label={`Disconnect ${name}`}
      >
        Disconnect
      </Button>
      {isOpen && <DisconnectModal provider={provider} onClose={() => setOpen(false)} />}
    </li>
  )
}

/** An identity provider that is available but not connected. */
function OpenRow({ provider }: { provider: OauthProvider }) {
  const [isOpen, setOpen] = useState(false)
  const name = providerNames[provider]
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          Not connected. Connect it to sign in with one click.
        </Text>
      </div>
      <Button variant="default" size="sm" onClick={() => setOpen(true)} aria-label={`Connect ${name}`}>
        Connect
      </Button>
      {isOpen && <ConnectModal provider={provider} onClose={() => setOpen(false)} />}
    </li>
  )
}
