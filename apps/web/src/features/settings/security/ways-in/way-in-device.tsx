import type { WayInView } from "@hearthbook/api/data/way-in"
import { trpc } from "../../../../api/trpc.ts"
import { DeviceRow } from "../device-row.tsx"

/** A device on which the user or another member is signed in. */
export function WayInDevice({ way, person, place }: { way: WayInView; person: string | null; place: string }) {
  const { id, name, detail, created_at, last_used_at, current } = way
  const revoke = trpc.waysIn.revoke.useMutation()
  return (
    <DeviceRow
      device={name}
      client_address={detail}
      last_seen_at={last_used_at ?? created_at}
      current={current}
      person={person === null || person === "you" ? undefined : person}
      place={place}
      signOut={() => revoke.mutateAsync({ kind: "session", id })}
      signingOut={revoke.isPending}
    />
  )
}
