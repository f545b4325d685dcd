import { schoolUpdate, schoolView, type SchoolView } from "@hearthbook/api/records/school"
import { SimpleGrid, Text, Textarea, TextInput } from "@mantine/core"
import { schemaResolver } from "@mantine/form"
import { trpc } from "../../../../api/trpc.ts"
import { FormCard } from "../../../../forms/form-card.tsx"
import { readAs } from "../../../../forms/values/edit-conflict.ts"
import { showSavedToast } from "../../../../ui/feedback/settings-toast.ts"
import { useSyncedForm } from "../../shared/use-synced-form.ts"
import { LogoField } from "./logo-field.tsx"

/** The school's name, address and logo as they stand on report cards, transcripts and letters. */
export function PaperSchoolCard() {
  const [school] = trpc.school.get.useSuspenseQuery()
  const utils = trpc.useUtils()
  const update = trpc.school.update.useMutation()
  const { form, markSaved } = useSyncedForm<Values>(
    "school.paper",
    { values: valuesOf(school), version: unversioned },
    schemaResolver(schoolUpdate.omit({ logo_file_id: true }), { sync: true }),
  )
  const save = async (values: Values) => {
    const saved = await update.mutateAsync(values)
    utils.school.get.setData(undefined, saved)
    markSaved(values, { version: unversioned })
    showSavedToast("School settings saved.")
  }
  return (
    <FormCard
      title="Your school on paper"
      draftName="school.paper"
      saveLabel="Save Details"
      fallback="Failed to save settings."
      form={form}
      valuesOf={readAs(schoolView, valuesOf)}
      focused={false}
      isFolded
      onSave={save}
    >
      <Text size="sm" c="dimmed">
        This is the head of report cards and transcripts. Everything is optional.
      </Text>
      <TextInput
        label="School name"
        placeholder="Miller Family Homeschool"
        key={form.key("name")}
        {...form.getInputProps("name")}
      />
      <Textarea
        label="Address"
        autosize
        minRows={2}
        maxRows={4}
        autoComplete="off"
        key={form.key("address")}
        {...form.getInputProps("address")}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label="Phone"
          inputMode="tel"
          autoComplete="off"
          key={form.key("phone")}
          {...form.getInputProps("phone")}
        />
        <TextInput
          label="Email"
          inputMode="email"
          autoComplete="off"
          key={form.key("email")}
          {...form.getInputProps("email")}
        />
      </SimpleGrid>
      <Textarea
        label="How you teach"
        description="Your own words for the school profile, which colleges read."
        autosize
        minRows={2}
        maxRows={8}
        key={form.key("about")}
        {...form.getInputProps("about")}
      />
      <LogoField logo_file_id={school.logo_file_id} />
    </FormCard>
  )
}

/** The school has no version, so the last save wins. */
const unversioned = 1

type Values = Record<"name" | "address" | "phone" | "email" | "about", string>

function valuesOf({ name, address, phone, email, about }: SchoolView): Values {
  return { name: name ?? "", address: address ?? "", phone: phone ?? "", email: email ?? "", about: about ?? "" }
}
