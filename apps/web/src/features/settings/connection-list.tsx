import { providerNames, type ConnectionView } from "@hearthbook/api/schemas/oauth"
import type { OauthProvider } from "@hearthbook/api/schemas/auth"
import { Button, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { formatDayOfMoment } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { confirmDelete } from "../../ui/confirm-delete.tsx"
import { Section } from "../../ui/section.tsx"
import classes from "../../ui/row.module.css"
import { ConnectModal } from "./connect-modal.tsx"

/** Google and GitHub, as far as they sign this person in or could. */
export function ConnectionList() {
  const [all] = trpc.oauth.connections.useSuspenseQuery()
  const [{ providers }] = trpc.auth.options.useSuspenseQuery()
  const connections = all.filter(({ purpose }) => purpose === "sign_in")
  const open = providers.filter((name) => !connections.some(({ provider }) => provider === name))
  return (
    <Section title="Connected accounts">
      {connections.length + open.length === 0 ? (
        <Text c="dimmed">This installation offers no sign-in through other services.</Text>
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
  const { provider, purpose, email, created_at, can_disconnect } = connection
  const disconnect = trpc.oauth.disconnect.useMutation()
  const name = providerNames[provider]

  const ask = () =>
    confirmDelete({
      name,
      verb: "Disconnect",
      question: `You will no longer be able to sign in with ${name}. Your password stays as it is.`,
      fallback: `Failed to disconnect ${name}.`,
      remove: () => disconnect.mutateAsync({ provider, purpose }),
    })

  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          Signs you in
          {email && ` as ${email}`}, since {formatDayOfMoment(created_at)}
        </Text>
        {!can_disconnect && (
          <Text size="sm" c="dimmed">
            Your only way to sign in. Set a password first, with ‘Forgot password?’ on the sign-in page.
          </Text>
        )}
      </div>
      <Button variant="default" size="sm" onClick={ask} disabled={!can_disconnect} aria-label={`Disconnect ${name}`}>
        Disconnect
      </Button>
    </li>
  )
}

/** One that is offered here and not connected yet. */
function OpenRow({ provider }: { provider: OauthProvider }) {
  const [isAsked, setAsked] = useState(false)
  const name = providerNames[provider]
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          Not connected. Connect it to sign in with one click.
        </Text>
      </div>
      <Button variant="default" size="sm" onClick={() => setAsked(true)} aria-label={`Connect ${name}`}>
        Connect
      </Button>
      {isAsked && <ConnectModal provider={provider} onClose={() => setAsked(false)} />}
    </li>
  )
}
