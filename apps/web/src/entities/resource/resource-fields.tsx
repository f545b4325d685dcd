import { needsUrl, resourceTypes } from "@hearthbook/api/work/resource"
import { Select, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { LinkField } from "../../ui/inputs/link-field.tsx"
import type { ResourceValues } from "./resource-form.ts"
import { ProviderSelect } from "../provider/provider-select.tsx"
import { resourceLooks } from "./resource-type.tsx"
import { SubjectSelect } from "../subject/subject-select.tsx"
import { subjectsByGrade } from "../subject/subjects-by-grade.ts"

const typeOptions = resourceTypes.map((type) => ({ value: type, label: resourceLooks[type].word }))

/** The fields of a resource. A link or a video requires a URL. Suspends until subjects and providers have loaded. */
export function ResourceFields({ form }: { form: UseFormReturnType<ResourceValues> }) {
  const [subjects] = trpc.subjects.list.useSuspenseQuery({})
  const [providers] = trpc.providers.list.useSuspenseQuery({})
  const [type, setType] = useState(form.getValues().resource_type)
  form.watch("resource_type", ({ value }) => setType(value))
  return (
    <>
      <TextInput
        label="Title"
        withAsterisk
        autoComplete="off"
        data-autofocus
        key={form.key("title")}
        {...form.getInputProps("title")}
      />
      <Select
        label="Type"
        data={typeOptions}
        allowDeselect={false}
        key={form.key("resource_type")}
        {...form.getInputProps("resource_type")}
      />
      <LinkField
        label="URL"
        withAsterisk={needsUrl(type)}
        key={form.key("external_url")}
        {...form.getInputProps("external_url")}
      />
      <SubjectSelect
        choices={subjectsByGrade(subjects)}
        grade_level={null}
        clearable
        placeholder="Any subject"
        key={form.key("subject_id")}
        {...form.getInputProps("subject_id")}
      />
      <ProviderSelect providers={providers} key={form.key("provider_id")} {...form.getInputProps("provider_id")} />
      <Textarea
        label="Description"
        autosize
        minRows={2}
        maxRows={6}
        key={form.key("description")}
        {...form.getInputProps("description")}
      />
    </>
  )
}
