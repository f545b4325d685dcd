import type { AccessTokenView } from "@hearthbook/api/access/access-token"
import { Button, Text } from "@mantine/core"
import { trpc } from "../../../../api/trpc.ts"
import { confirmDelete } from "../../../../forms/confirm-delete.tsx"
import { useToday } from "../../../../session/use-session.ts"
import { toMinute, useClock } from "../../../../ui/hooks/use-clock.ts"
import { Breakable } from "../../../../ui/layout/breakable.tsx"
import classes from "../../../../ui/layout/row.module.css"
import { tokenFacts } from "./token-labels.ts"

/** A token with what it allows, its last day and last use. Revoking it asks first, since a program stops working. */
export function TokenRow({ token, onRevoked }: { token: AccessTokenView; onRevoked: () => void }) {
  const { id, name } = token
  const today = useToday()
  const now = useClock(toMinute)
  const remove = trpc.accessTokens.delete.useMutation()
  const ask = () =>
    confirmDelete({
      name,
      verb: "Revoke",
      question: "The program that uses this token stops working at once.",
      fallback: "Failed to revoke the token.",
      remove: async () => {
        await remove.mutateAsync({ id })
        onRevoked()
      },
    })
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Text fw={600}>
          <Breakable>{name}</Breakable>
        </Text>
        <Text size="sm" c="dimmed">
          {tokenFacts(token, today, now)}
        </Text>
      </div>
      <Button variant="default" size="sm" onClick={ask} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
    </li>
  )
}
