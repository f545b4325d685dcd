import { registration } from "@hearthbook/api/access/auth"
import { passwordProblems } from "@hearthbook/core/permissions/password-rules"
import { Anchor, Text, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import { Link, useLocation, useSearch } from "wouter"
import type { z } from "zod"
import { noteAuthEvent } from "../../../session/auth-log.ts"
import { browserZone } from "../../../lib/browser-zone.ts"
import { leadingBack, paths } from "../../../lib/paths.ts"
import { trialClaims } from "../../../lib/site/first-claims.ts"
import { session } from "../../../session/client.ts"
import { trpc } from "../../../api/trpc.ts"
import { NewPasswordField } from "../../../entities/user/new-password-field.tsx"
import { adultPasswordHint } from "../../../entities/user/password-strength.ts"
import { AccessForm } from "../shared/access-form.tsx"
import { NameFields } from "../../../entities/user/name-fields.tsx"
import { OauthSignIn } from "../oauth/oauth-sign-in.tsx"
import { PublicShell } from "../shared/public-shell.tsx"
import { TermsCheckbox } from "./terms-checkbox.tsx"

/** The sign-up page. Afterwards the route guard redirects to the page the user came for, or to the set-up. */
export default function RegisterPage() {
  const search = useSearch()
  const [, navigate] = useLocation()
  const register = trpc.auth.register.useMutation()
  const form = useForm<z.input<typeof registration>>({
    mode: "uncontrolled",
    initialValues: { first_name: "", last_name: "", email: "", password: "", terms_accepted: false },
    validate: schemaResolver(registration, { sync: true }),
  })
  const personal = () => {
    const { first_name, last_name, email } = form.getValues()
    return [first_name, last_name, email]
  }
  const save = async (values: z.input<typeof registration>) => {
    // The family's days begin at midnight in its time zone; the browser's is the best guess.
    const answer = await register.mutateAsync({ ...values, timezone: browserZone() })
    noteAuthEvent("registered")
    // Replaces the address, so that Back does not lead to the form. The route guard goes on to the page it names.
    if (!search) navigate(leadingBack(paths.register, paths.welcome), { replace: true })
    session.signIn({ ...answer, remember: true })
    notifications.show({ color: "green", message: "Account created! Welcome." })
  }

  return (
    <PublicShell title="Create Your Account">
      <AccessForm
        title="Create Your Account"
        intro={trialClaims.join(" · ")}
        saveLabel="Start Your Free Trial"
        form={form}
        onSave={save}
      >
        <NameFields form={form} />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          key={form.key("email")}
          {...form.getInputProps("email")}
        />
        <NewPasswordField
          label="Password"
          hint={adultPasswordHint}
          problemsOf={passwordProblems}
          personal={personal}
          key={form.key("password")}
          input={form.getInputProps("password")}
        />
        <TermsCheckbox
          key={form.key("terms_accepted")}
          input={form.getInputProps("terms_accepted", { type: "checkbox" })}
        />
      </AccessForm>
      <OauthSignIn remember />
      <Text ta="center" mt="lg">
        Already have an account?{" "}
        <Anchor component={Link} href={search ? `${paths.login}?${search}` : paths.login} fw={600}>
          Sign in
        </Anchor>
      </Text>
    </PublicShell>
  )
}
