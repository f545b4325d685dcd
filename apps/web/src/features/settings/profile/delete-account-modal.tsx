import { accountDeletion } from "@hearthbook/api/data/account"
import { schemaResolver, useForm } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import { useLocation } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { session, trpcClient } from "../../../session/client.ts"
import { trpc } from "../../../api/trpc.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { CurrentPasswordField } from "../../../entities/user/current-password-field.tsx"
import { DeletionSummary } from "./deletion-summary.tsx"

/**
 * Confirms by password, next to the list of what will be deleted. Afterwards the user is signed out and on the start
 * page.
 */
export function DeleteAccountModal({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  const { data: account, error, refetch } = trpc.account.read.useQuery(undefined, { staleTime: 0 })
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { password: "" },
    validate: schemaResolver(accountDeletion, { sync: true }),
  })
  const confirm = async (values: { password: string }) => {
    // Not through its hook, which would refetch all queries for a user who no longer exists.
    await trpcClient.account.delete.mutate(values)
    session.signOut()
    navigate(paths.start)
    notifications.show({
      color: "green",
      message: "Your account has been deleted. Thank you for the time you spent here.",
    })
  }
  const isPossible = account?.has_password === true && account.teachers_left === 0
  return (
    <FormModal
      title="Delete your account?"
      draftName={null}
      saveLabel={account?.takes_family ? "Delete Account and Family" : "Delete Account"}
      saveColor="red"
      disabled={!isPossible}
      fallback="Failed to delete your account."
      form={form}
      onSave={confirm}
      onClose={onClose}
    >
      <DeletionSummary account={account} error={error} onRetry={() => void refetch()} />
      {isPossible && <CurrentPasswordField form={form} why="Confirms it’s you, because this cannot be undone." />}
    </FormModal>
  )
}
