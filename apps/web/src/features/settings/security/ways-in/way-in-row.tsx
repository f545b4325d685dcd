import type { WayInView } from "@hearthbook/api/data/way-in"
import { Badge, Button, Group, Text } from "@mantine/core"
import { Link } from "wouter"
import { trpc } from "../../../../api/trpc.ts"
import { roleNames } from "../../../../entities/user/role-names.ts"
import { confirmDelete } from "../../../../forms/confirm-delete.tsx"
import { paths } from "../../../../lib/paths.ts"
import { setTablet } from "../../../../session/tablet-mode.ts"
import { Breakable } from "../../../../ui/layout/breakable.tsx"
import classes from "../../../../ui/layout/row.module.css"
import { toMinute, useClock } from "../../../../ui/hooks/use-clock.ts"
import { useRemoveMember } from "../../shared/use-remove-member.tsx"
import { factsOf, questions } from "./way-in-words.ts"

type Props = {
  way: WayInView
  /** Null if it is not known. */
  maker: string | null
  /** Distinguishes ways in of one name: two links of a child. */
  place: string
}

/** A way in with its facts. Revoking it asks first. */
export function WayInRow({ way, maker, place }: Props) {
  const { kind, name, role, current, can_revoke } = way
  const now = useClock(toMinute)
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Group gap="xs">
          <Text fw={600}>
            <Breakable>{name}</Breakable>
          </Text>
          {role && (
            <Badge variant="light" color="slate">
              {roleNames[role]}
            </Badge>
          )}
          {current && <Badge variant="light">This device</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {way.detail && (
            <>
              <Breakable>{way.detail}</Breakable> ·{" "}
            </>
          )}
          {factsOf(way, maker, now)}
        </Text>
      </div>
      {can_revoke && (kind === "identity_provider" ? <Disconnect name={name} /> : <Revoke way={way} place={place} />)}
    </li>
  )
}

/** Disconnecting asks for a proof, on its own tab. */
function Disconnect({ name }: { name: string }) {
  return (
    <Button
      component={Link}
      href={`${paths.settings}?tab=integrations`}
      variant="default"
      size="sm"
      aria-label={`Disconnect ${name} on Integrations`}
    >
      Disconnect
    </Button>
  )
}

function Revoke({ way: { kind, id, name, role, current }, place }: { way: WayInView; place: string }) {
  const revoke = trpc.waysIn.revoke.useMutation()
  const removeMember = useRemoveMember()
  if (kind === "session" || kind === "identity_provider") return null
  const ask = () =>
    role !== null && role !== "student"
      ? void removeMember({ id, first_name: name })
      : confirmDelete({
          name: role === "student" ? `${name}’s login` : name,
          verb: "Revoke",
          question: questions[kind](name),
          fallback: "Failed to revoke it.",
          remove: async () => {
            await revoke.mutateAsync({ kind, id })
            if (kind === "tablet" && current) setTablet(false)
          },
        })
  return (
    <Button variant="default" size="sm" onClick={ask} aria-label={`Revoke ${name}. ${place}`}>
      Revoke
    </Button>
  )
}
