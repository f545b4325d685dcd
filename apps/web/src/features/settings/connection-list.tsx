import { providerNames, type ConnectionView } from "@hearthbook/api/schemas/oauth"
import { Button, Stack, Text } from "@mantine/core"
import { formatDayOfMoment } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { confirmDelete } from "../../ui/confirm-delete.tsx"
import { Section } from "../../ui/section.tsx"
import classes from "../../ui/row.module.css"

/** Google and GitHub, as far as they sign this person in. */
export function ConnectionList() {
  const [all] = trpc.oauth.connections.useSuspenseQuery()
  const [{ providers }] = trpc.auth.options.useSuspenseQuery()
  const connections = all.filter(({ purpose }) => purpose === "sign_in")
  const names = providers.map((provider) => providerNames[provider])
  return (
    <Section title="Connected accounts">
      {connections.length === 0 ? (
        <Text c="dimmed">
          {names.length === 0
            ? "Nothing is connected, and this installation offers no sign-in through other services."
            : `Nothing is connected. When you sign in with ${names.join(" or ")} under the email address of this account, it appears here.`}
        </Text>
      ) : (
        <Stack component="ul" gap={0} p={0} m={0}>
          {connections.map((connection) => (
            <ConnectionRow key={connection.provider + connection.purpose} connection={connection} />
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
