import { profileUpdate } from "@hearthbook/api/family/settings"
import { schemaResolver, useForm } from "@mantine/form"
import { Redirect, useSearch } from "wouter"
import { paths, rememberedPage } from "../../../lib/paths.ts"
import { trpc } from "../../../api/trpc.ts"
import { useLoadUser } from "../../../session/use-load-user.ts"
import { useUser } from "../../../session/use-session.ts"
import { AccessForm } from "../shared/access-form.tsx"
import { NameFields } from "../../../entities/user/name-fields.tsx"
import { PublicShell } from "../shared/public-shell.tsx"

/** Asks for the names that an identity provider did not supply. */
export default function CompleteProfilePage() {
  const user = useUser()
  const search = useSearch()
  const update = trpc.settings.updateProfile.useMutation()
  const loadUser = useLoadUser()
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { first_name: user?.first_name ?? "", last_name: user?.last_name ?? "" },
    validate: schemaResolver(profileUpdate, { sync: true }),
  })
  if (user && user.first_name !== "" && user.last_name !== "") {
    return <Redirect to={rememberedPage(search) ?? paths.start} replace />
  }
  return (
    <PublicShell title="Complete Your Profile">
      <AccessForm
        title="What should we call you?"
        intro="Only your family sees your name."
        saveLabel="Continue"
        form={form}
        onSave={async (names) => {
          await update.mutateAsync(names)
          await loadUser()
        }}
      >
        <NameFields form={form} />
      </AccessForm>
    </PublicShell>
  )
}
