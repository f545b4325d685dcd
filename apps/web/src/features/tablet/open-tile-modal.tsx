import { trpc } from "../../api/trpc.ts"
import { ParentPasswordModal } from "./parent-password-modal.tsx"
import type { Face } from "./face.ts"

/** Lets a child try its PIN again, with a parent's password. */
export function OpenTileModal({ face, onClose }: { face: Face; onClose: () => void }) {
  const open = trpc.tablet.openTile.useMutation()
  return (
    <ParentPasswordModal
      title={`Open for ${face.name}`}
      text={`The PIN of ${face.name} was wrong five times. A parent can open it here, or in Settings.`}
      saveLabel="Open"
      fallback="It could not be opened."
      onSave={(password) => open.mutateAsync({ student_id: face.id, password })}
      onClose={onClose}
    />
  )
}
