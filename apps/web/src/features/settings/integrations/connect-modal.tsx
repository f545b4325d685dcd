import type { OauthProvider } from "@hearthbook/core/permissions/identity-providers"
import { providerNames, redirectView } from "@hearthbook/api/access/oauth"
import { Alert, Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import { IconMailExclamation } from "@tabler/icons-react"
import { asUser } from "../../../session/as-user.ts"
import { beginConnection } from "../../../session/identity/oauth-attempt.ts"
import { askRest } from "../../../api/rest.ts"
import { useUser } from "../../../session/use-session.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { Breakable } from "../../../ui/layout/breakable.tsx"

type Props = { provider: OauthProvider; onClose: () => void }

/** Says what follows when a sign-in method is added, then redirects to the identity provider. */
export function ConnectModal({ provider, onClose }: Props) {
  const user = useUser()
  const name = providerNames[provider]
  const form = useForm({ mode: "uncontrolled", initialValues: {} })
  const leave = async () => {
    const state = beginConnection(sessionStorage, provider)
    const ask = (access_token: string) =>
      askRest(`/settings/connections/${provider}`, redirectView, { body: { state }, access_token })
    window.location.assign((await asUser(ask)).url)
  }
  const isKnown = user?.email_verified ?? false
  return (
    <FormModal
      title={`Connect ${name}?`}
      draftName={null}
      saveLabel={`Go to ${name}`}
      fallback={`Failed to connect ${name}. Please try again.`}
      disabled={!isKnown}
      form={form}
      onSave={leave}
      onClose={onClose}
    >
      {isKnown ? (
        <Text>You’ll choose your {name} account there and come back here. Then you can sign in with it.</Text>
      ) : (
        <Alert variant="light" color="amber" icon={<IconMailExclamation stroke={1.5} />}>
          Confirm your email address first: open the link we sent to <Breakable>{user?.email ?? ""}</Breakable>.
        </Alert>
      )}
    </FormModal>
  )
}
