import { lastingKinds, type LastingKind } from "@hearthbook/core/permissions/ways-in"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"
import { showNotSavedToast, showSavedToast } from "../../../ui/feedback/settings-toast.ts"
import { countMade, madeBy, type Made } from "./made-ways-in.ts"
import { RevokeBoxes } from "./revoke-boxes.tsx"

/** Asks before an adult leaves the family, and what else to revoke of what they made. */
export function useRemoveMember(): (member: { id: string; first_name: string }) => Promise<void> {
  const utils = trpc.useUtils()
  const remove = trpc.family.removeMember.useMutation()
  return async ({ id, first_name }) => {
    const ways = await utils.waysIn.list.fetch().catch((cause: unknown) => {
      showNotSavedToast(cause, "Failed to look up what they made.")
    })
    if (!ways) return
    let keep: LastingKind[] = []
    const made = countMade(madeBy(ways, id), lastingKinds)
    confirmDelete({
      name: first_name,
      verb: "Remove",
      question: `${first_name} will be signed out everywhere and can no longer sign in to your family. We will let them know by email.`,
      consequence: "Their account and settings will be deleted. Everything they recorded stays with the family.",
      extra: made.length > 0 && <MadeBoxes made={made} onKeep={(kinds) => (keep = kinds)} />,
      fallback: "Failed to remove that person.",
      hasToast: true,
      remove: async () => {
        await remove.mutateAsync({ id, keep })
        showSavedToast(`${first_name} is no longer in your family.`)
      },
    })
  }
}

/** The boxes keep their own state, because the dialog is not drawn again. */
function MadeBoxes({ made, onKeep }: { made: Made[]; onKeep: (kept: LastingKind[]) => void }) {
  const [kept, setKept] = useState<LastingKind[]>([])
  return (
    <RevokeBoxes
      made={made}
      kept={kept}
      onKeep={(kinds) => {
        const lasting = lastingKinds.filter((kind) => kinds.some((one) => one === kind))
        setKept(lasting)
        onKeep(lasting)
      }}
    />
  )
}
