import { resourceDraft } from "@hearthbook/api/work/resource"
import { schemaResolver, useForm } from "@mantine/form"
import type { z } from "zod"

export type ResourceValues = z.input<typeof resourceDraft>

/** Default values of a new resource. */
export const newResource: ResourceValues = {
  title: "",
  resource_type: "link",
  external_url: "",
  subject_id: null,
  provider_id: null,
  description: "",
}

export function useResourceForm(initialValues: ResourceValues) {
  const form = useForm<ResourceValues>({
    mode: "uncontrolled",
    initialValues,
    validate: schemaResolver(resourceDraft, { sync: true }),
  })
  // The new type may need no URL, so its error is cleared.
  form.watch("resource_type", () => form.clearFieldError("external_url"))
  return form
}
