import type { OauthProvider } from "@hearthbook/core/permissions/identity-providers"
import { providerNames } from "@hearthbook/api/access/oauth"
import { Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import { trpc } from "../../../api/trpc.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { givenProof, IdentityProof, noProof, type ProofValues } from "../../../entities/user/identity-proof.tsx"

type Props = { provider: OauthProvider; onClose: () => void }

/** Confirms the user's identity before a sign-in method is removed. */
export function DisconnectModal({ provider, onClose }: Props) {
  const name = providerNames[provider]
  const disconnect = trpc.oauth.disconnect.useMutation()
  const form = useForm({ mode: "uncontrolled", initialValues: noProof })
  return (
    <FormModal
      title={`Disconnect ${name}?`}
      draftName={null}
      saveLabel={`Disconnect ${name}`}
      saveColor="red"
      fallback={`Failed to disconnect ${name}.`}
      form={form}
      announcement={`${name} disconnected.`}
      onSave={(values: ProofValues) => disconnect.mutateAsync({ provider, purpose: "sign_in", ...givenProof(values) })}
      onClose={onClose}
    >
      <Text>{`You will no longer be able to sign in with ${name}.`}</Text>
      <IdentityProof form={form} why="Confirms it’s you before a way to sign in is removed." />
    </FormModal>
  )
}
