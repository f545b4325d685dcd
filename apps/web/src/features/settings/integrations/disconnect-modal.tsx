import type { OauthProvider } from "@hearthbook/core/permissions/identity-providers"
import { providerNames } from "@hearthbook/api/access/oauth"
import { Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import { trpc } from "../../../api/trpc.ts"
import { FormModal } from "../../../forms/form-modal.tsx"

type Props = { provider: OauthProvider; onClose: () => void }

/** Asks before a sign-in method is removed. */
export function DisconnectModal({ provider, onClose }: Props) {
  const name = providerNames[provider]
  const disconnect = trpc.oauth.disconnect.useMutation()
  const form = useForm({ mode: "uncontrolled", initialValues: {} })
  return (
    <FormModal
      title={`Disconnect ${name}?`}
      draftName={null}
      saveLabel={`Disconnect ${name}`}
      saveColor="red"
      fallback={`Failed to disconnect ${name}.`}
      form={form}
      announcement={`${name} disconnected.`}
      onSave={() => disconnect.mutateAsync({ provider, purpose: "sign_in" })}
      onClose={onClose}
    >
      <Text>{`You will no longer be able to sign in with ${name}.`}</Text>
    </FormModal>
  )
}
