import { can } from "@hearthbook/core/permissions/permissions"
import { childPasswordProblems, passwordProblems } from "@hearthbook/core/permissions/password-rules"
import { madeKinds, type MadeKind } from "@hearthbook/core/permissions/ways-in"
import { Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import { useState } from "react"
import { countOf } from "../../../lib/format.ts"
import { trpc } from "../../../api/trpc.ts"
import { useUser } from "../../../session/use-session.ts"
import { FormCard } from "../../../forms/form-card.tsx"
import { NewPasswordField } from "../../../entities/user/new-password-field.tsx"
import { PasswordField } from "../../../ui/inputs/password-field.tsx"
import { countMade, madeBy, type Made } from "../shared/made-ways-in.ts"
import { RevokeBoxes } from "../shared/revoke-boxes.tsx"
import { adultPasswordHint, childPasswordHint } from "../../../entities/user/password-strength.ts"

/**
 * Changes the password, confirmed by the current one. Other devices are signed out, and what else the person made is revoked, if its box is
 * ticked.
 */
export function ChangePassword() {
  const user = useUser()
  const isChild = user !== null && can(user.role, "use_student_area")
  const problemsOf = isChild ? childPasswordProblems : passwordProblems
  const change = trpc.settings.changePassword.useMutation()
  const ways = trpc.waysIn.list.useQuery(undefined, { enabled: !isChild })
  const made = countMade(madeBy(ways.data ?? [], user?.id))
  const [kept, setKept] = useState<MadeKind[]>([])
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { current_password: "", new_password: "" },
    validate: {
      current_password: (password) => (password === "" ? "Current password is required." : null),
      new_password: (password) => (password === "" ? "New password is required." : (problemsOf(password)[0] ?? null)),
    },
  })
  const save = async (passwords: { current_password: string; new_password: string }) => {
    const revoke = madeKinds.filter((kind) => !kept.includes(kind))
    const { signed_out, revoked } = await change.mutateAsync({ ...passwords, revoke })
    form.reset()
    setKept([])
    const others = signed_out > 0 ? ` ${countOf(signed_out, "other device was", "other devices were")} signed out.` : ""
    const ended = revoked.length > 0 ? ` Revoked: ${listOf(countMade(revoked))}.` : ""
    notifications.show({ color: "green", message: `Password changed successfully!${others}${ended}` })
  }
  return (
    <FormCard
      title="Change password"
      draftName={null}
      saveLabel="Change Password"
      fallback="Failed to change password."
      form={form}
      focused={false}
      onSave={save}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ "aria-label": "Show or hide current password" }}
        key={form.key("current_password")}
        {...form.getInputProps("current_password")}
      />
      <NewPasswordField
        label="New password"
        hint={isChild ? childPasswordHint : adultPasswordHint}
        problemsOf={problemsOf}
        personal={() => (user ? [user.first_name, user.last_name, user.email] : [])}
        key={form.key("new_password")}
        input={form.getInputProps("new_password")}
      />
      <RevokeBoxes made={made} kept={kept} onKeep={setKept} />
      {ways.isError && (
        <Text size="sm" c="dimmed">
          What else you made could not be loaded. All of it is revoked: calendar and transcript links, tablets, PINs and
          access tokens.
        </Text>
      )}
    </FormCard>
  )
}

/** '2 calendar links, 1 tablet'. */
function listOf(made: Made[]): string {
  return made.map(({ words }) => words).join(", ")
}
