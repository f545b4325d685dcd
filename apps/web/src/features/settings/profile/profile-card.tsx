import { can } from "@hearthbook/core/permissions/permissions"
import { profileUpdate, settingsView, type SettingsView } from "@hearthbook/api/family/settings"
import { Textarea, TextInput } from "@mantine/core"
import { schemaResolver } from "@mantine/form"
import { session } from "../../../session/client.ts"
import { trpc } from "../../../api/trpc.ts"
import { useLoadUser } from "../../../session/use-load-user.ts"
import { useUser } from "../../../session/use-session.ts"
import { readAs } from "../../../forms/values/edit-conflict.ts"
import { FormCard } from "../../../forms/form-card.tsx"
import { NameFields } from "../../../entities/user/name-fields.tsx"
import { showSavedToast } from "../../../ui/feedback/settings-toast.ts"
import { NewEmailNotice } from "./new-email-notice.tsx"
import { TimeZoneSelect } from "../shared/time-zone-select.tsx"
import { useSyncedForm } from "../shared/use-synced-form.ts"
import { useSettings } from "../shared/use-settings.ts"

/** The user's name and contact details, and the family's time zone, which parents may change. */
export function ProfileCard() {
  const { profile } = useSettings()
  const user = useUser()
  const maySetZone = user !== null && can(user.role, "manage_members")
  const update = trpc.settings.updateProfile.useMutation()
  const utils = trpc.useUtils()
  const loadUser = useLoadUser()
  const stored = { values: valuesOf(profile), version: profile.version }
  const { form, versionOf, markSaved, rebase } = useSyncedForm(
    "profile",
    stored,
    schemaResolver(profileUpdate, { sync: true }),
  )
  const readNow = readAs(settingsView.shape.profile, valuesOf)

  const save = async (values: Values, seen: number | undefined) => {
    const { email, timezone, ...about } = values
    const restoreName = showName(values)
    try {
      const saved = await update.mutateAsync({
        ...about,
        // Sent only if changed: the current address would cancel the pending one.
        email: form.isDirty("email") ? email : undefined,
        timezone: maySetZone && form.isDirty("timezone") ? timezone : undefined,
        version: versionOf(seen),
      })
      markSaved(values, saved.profile)
      // The new address applies once its link was opened.
      if (form.getValues().email === email && saved.profile.email !== email) {
        form.setFieldValue("email", saved.profile.email)
        form.resetDirty({ ...values, email: saved.profile.email })
      }
    } catch (cause) {
      restoreName()
      // The response may have been lost after saving: show what is stored.
      void utils.settings.get.invalidate()
      throw cause
    }
    await loadUser().catch(() => undefined)
    showSavedToast("Profile saved successfully!")
  }

  return (
    <FormCard
      title="Profile"
      draftName="profile"
      saveLabel="Save Profile"
      fallback="Failed to save profile."
      form={form}
      version={profile.version}
      valuesOf={readNow}
      focused={false}
      onSave={save}
    >
      <NameFields form={form} focused={false} />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        inputWrapperOrder={["label", "input", "description", "error"]}
        description={`${user?.email_verified ? "Verified" : "Not verified yet"}. We’ll send a link to a new address. Until you open it, this one stays.`}
        key={form.key("email")}
        {...form.getInputProps("email")}
      />
      {profile.new_email && <NewEmailNotice email={profile.email} new_email={profile.new_email} onCanceled={rebase} />}
      <TextInput label="Phone" type="tel" autoComplete="tel" key={form.key("phone")} {...form.getInputProps("phone")} />
      <TimeZoneSelect
        current={profile.timezone}
        disabled={!maySetZone}
        description={
          maySetZone
            ? "For the whole family. It sets when a day begins."
            : "For the whole family. A parent can change it."
        }
        key={form.key("timezone")}
        {...form.getInputProps("timezone")}
      />
      <Textarea
        label="Address"
        autoComplete="street-address"
        autosize
        minRows={2}
        key={form.key("address")}
        {...form.getInputProps("address")}
      />
      <Textarea label="About you" autosize minRows={3} key={form.key("bio")} {...form.getInputProps("bio")} />
    </FormCard>
  )
}

type Values = ReturnType<typeof valuesOf>

function valuesOf({ first_name, last_name, email, phone, timezone, address, bio }: SettingsView["profile"]) {
  const about = { phone: phone ?? "", timezone, address: address ?? "", bio: bio ?? "" }
  return { first_name, last_name, email, ...about }
}

/** Shows the new name everywhere before the server has answered; what comes back takes it away again. */
function showName({ first_name, last_name }: Values): () => void {
  const before = session.read()?.user
  if (!before) return () => undefined
  session.updateUser({ ...before, first_name: first_name.trim(), last_name: last_name.trim() })
  return () => {
    const now = session.read()?.user
    if (now) session.updateUser({ ...now, first_name: before.first_name, last_name: before.last_name })
  }
}
