import { profileUpdate } from "@hearthbook/api/schemas/settings"
import { TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import { trpc } from "../../lib/trpc.ts"
import { useLoadUser } from "../../lib/use-load-user.ts"
import { useUser } from "../../lib/use-session.ts"
import { FormCard } from "../../ui/form-card.tsx"
import { NameFields } from "../../ui/name-fields.tsx"
import { narrow } from "./widths.ts"

/** One's own name; the address is shown, and changes nowhere yet. */
export function ProfileTab() {
  const user = useUser()
  const update = trpc.settings.updateProfile.useMutation()
  const loadUser = useLoadUser()
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { first_name: user?.first_name ?? "", last_name: user?.last_name ?? "" },
    validate: schemaResolver(profileUpdate, { sync: true }),
  })
  const save = async (names: { first_name: string; last_name: string }) => {
    await update.mutateAsync(names)
    await loadUser()
    notifications.show({ color: "green", message: "Profile saved successfully!" })
  }
  return (
    <div style={narrow}>
      <FormCard
        title="Profile"
        saveLabel="Save Profile"
        fallback="Failed to save profile."
        form={form}
        focused={false}
        onSave={save}
      >
        <NameFields form={form} focused={false} />
        <TextInput
          label="Email"
          value={user?.email ?? ""}
          readOnly
          description={user?.email_verified ? "Verified" : "Not verified yet"}
        />
      </FormCard>
    </div>
  )
}
