import { familyInSentence } from "@hearthbook/core/names/family-name"
import { passwordProblems } from "@hearthbook/core/permissions/password-rules"
import { invitationAcceptance, type InvitationOffer } from "@hearthbook/api/family/invitation"
import { TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import { useLocation } from "wouter"
import { forgetLinkToken } from "../shared/link-token.ts"
import { paths } from "../../../lib/paths.ts"
import { session } from "../../../session/client.ts"
import { trpc } from "../../../api/trpc.ts"
import { useUser } from "../../../session/use-session.ts"
import { NewPasswordField } from "../../../entities/user/new-password-field.tsx"
import { adultPasswordHint } from "../../../entities/user/password-strength.ts"
import { AccessForm } from "../shared/access-form.tsx"
import { NameFields } from "../../../entities/user/name-fields.tsx"
import { TermsCheckbox } from "./terms-checkbox.tsx"

/** Creates the invited person's account. The email address is fixed. */
export function InvitationForm({ token, offer }: { token: string; offer: InvitationOffer }) {
  const user = useUser()
  const [, navigate] = useLocation()
  const accept = trpc.invitations.accept.useMutation()
  const form = useForm({
    mode: "uncontrolled",
    initialValues: {
      token,
      first_name: offer.first_name ?? "",
      last_name: offer.last_name ?? "",
      password: "",
      terms_accepted: false,
    },
    validate: schemaResolver(invitationAcceptance, { sync: true }),
  })
  const { inviter_name, family_name, role, email, is_return } = offer

  return (
    <AccessForm
      title={`${is_return ? "Come back to" : "Join"} ${familyInSentence(family_name)}`}
      intro={
        <>
          {is_return
            ? `${inviter_name} removed you as a parent. Choose a password, and you are a parent of the family again.`
            : `${inviter_name} invited you as a ${role}.`}
          {user &&
            ` ${user.first_name} is signed in on this device. Accepting signs ${user.first_name} out and signs you in.`}
        </>
      }
      saveLabel={is_return ? "Come Back" : "Accept Invitation"}
      form={form}
      onSave={async (values) => {
        const answer = await accept.mutateAsync(values)
        forgetLinkToken("/invite")
        session.signIn({ ...answer, remember: true })
        notifications.show({ color: "green", message: "Account created! Welcome." })
        navigate(paths.dashboard)
      }}
    >
      <NameFields form={form} />
      <TextInput
        label="Email"
        value={email}
        readOnly
        description={`The ${is_return ? "mail" : "invitation"} was sent to this address.`}
      />
      <NewPasswordField
        label="Password"
        hint={adultPasswordHint}
        problemsOf={passwordProblems}
        personal={() => [form.getValues().first_name, form.getValues().last_name, email]}
        key={form.key("password")}
        input={form.getInputProps("password")}
      />
      <TermsCheckbox
        key={form.key("terms_accepted")}
        input={form.getInputProps("terms_accepted", { type: "checkbox" })}
      />
    </AccessForm>
  )
}
