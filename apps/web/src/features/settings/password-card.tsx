import { can } from "@hearthbook/api/permissions"
import { childPasswordProblems, passwordProblems } from "@hearthbook/api/rules/password"
import type { UserView } from "@hearthbook/api/schemas/auth"
import { passwordChange } from "@hearthbook/api/schemas/settings"
import { PasswordInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import { countOf } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { FormCard } from "../../ui/form-card.tsx"
import { NewPasswordField } from "../../ui/new-password-field.tsx"

const nothing = { current_password: "", new_password: "" }

/** A new password for who knows the current one; the other devices are signed out by it. */
export function PasswordCard({ user }: { user: UserView }) {
  const change = trpc.settings.changePassword.useMutation()
  const isChild = can(user.role, "use_student_area")
  const form = useForm({
    mode: "uncontrolled",
    initialValues: nothing,
    validate: schemaResolver(passwordChange, { sync: true }),
  })
  return (
    <FormCard
      title="Change password"
      saveLabel="Change Password"
      fallback="Failed to change password."
      form={form}
      focused={false}
      onSave={async (values) => {
        const { signed_out } = await change.mutateAsync(values)
        form.reset()
        const others =
          signed_out > 0 ? ` ${countOf(signed_out, "other device was", "other devices were")} signed out.` : ""
        notifications.show({ color: "green", message: `Password changed successfully!${others}` })
      }}
    >
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ "aria-label": "Show or hide current password" }}
        key={form.key("current_password")}
        {...form.getInputProps("current_password")}
      />
      <NewPasswordField
        label="New password"
        hint={
          isChild
            ? "8 characters or more"
            : "8 characters or more, with a capital, a small letter, a number and a special character"
        }
        problemsOf={isChild ? childPasswordProblems : passwordProblems}
        personal={() => [user.first_name, user.last_name, user.email]}
        key={form.key("new_password")}
        input={form.getInputProps("new_password")}
      />
    </FormCard>
  )
}
