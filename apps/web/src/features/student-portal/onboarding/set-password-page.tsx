import { childPasswordProblems } from "@hearthbook/core/permissions/password-rules"
import { firstPassword } from "@hearthbook/api/access/auth"
import { Stack, Text } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { Redirect, useLocation } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { session } from "../../../session/client.ts"
import { trpc } from "../../../api/trpc.ts"
import { useUser } from "../../../session/use-session.ts"
import { ErrorSummary, SaveFailure } from "../../../forms/form-messages.tsx"
import { NewPasswordField } from "../../../entities/user/new-password-field.tsx"
import { childPasswordHint } from "../../../entities/user/password-strength.ts"
import { SubmitButton } from "../../../ui/inputs/submit-button.tsx"
import { useSave } from "../../../forms/use-save.ts"
import { PrimaryTask } from "./primary-task.tsx"

/** The first page after a magic link or temporary password: the child chooses a password. */
export default function SetPasswordPage() {
  const user = useUser()
  const [, navigate] = useLocation()
  const setFirst = trpc.auth.setFirstPassword.useMutation()
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { new_password: "" },
    validate: schemaResolver(firstPassword, { sync: true }),
  })
  const { saving, failure, submit } = useSave({
    form,
    fallback: "That did not work. Please try again.",
    onSave: async (values) => {
      session.updateUser(await setFirst.mutateAsync(values))
      navigate(paths.studentOnboarding, { replace: true })
    },
  })
  // A child with a password changes it in the settings.
  if (user && !user.must_change_password && !saving) return <Redirect to={paths.studentDashboard} replace />

  return (
    <PrimaryTask title="Make your own password" tabTitle="Your password">
      <Text>Pick something you can remember and others cannot guess. Three or four words in a row work well.</Text>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <NewPasswordField
            label="Your new password"
            hint={childPasswordHint}
            problemsOf={childPasswordProblems}
            personal={() => (user ? [user.first_name, user.last_name] : [])}
            key={form.key("new_password")}
            input={form.getInputProps("new_password")}
            autoFocus
          />
          <ErrorSummary errors={form.errors} />
          <SaveFailure failure={failure} />
          <SubmitButton size="lg" fullWidth loading={saving}>
            Save my password
          </SubmitButton>
        </Stack>
      </form>
    </PrimaryTask>
  )
}
