import { Button } from "@mantine/core"
import { useState } from "react"
import { useLocation } from "wouter"
import { trpc } from "../../api/trpc.ts"
import { paths } from "../../lib/paths.ts"
import { setTablet } from "../../session/tablet-mode.ts"
import { ParentPasswordModal } from "./parent-password-modal.tsx"

/** Leaves the tablet mode, with a parent's password. */
export function ForParents() {
  const leave = trpc.tablet.leave.useMutation()
  const [isOpen, setOpen] = useState(false)
  const [, navigate] = useLocation()
  return (
    <>
      <Button variant="subtle" color="gray" h={44} onClick={() => setOpen(true)}>
        For parents
      </Button>
      {isOpen && (
        <ParentPasswordModal
          title="Leave the tablet mode"
          text="This device then asks for an email and a password again. You can make it the family’s tablet again in Settings."
          saveLabel="Leave"
          fallback="The tablet mode could not be left."
          onSave={async (password) => {
            await leave.mutateAsync({ password })
            setTablet(false)
            navigate(paths.login)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
