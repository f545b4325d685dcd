import { resourceDraft } from "@hearthbook/api/schemas/resource"
import { schemaResolver, useForm } from "@mantine/form"
import type { z } from "zod"

export type ResourceValues = z.input<typeof resourceDraft>

/** S §3's beginnings of a new resource. */
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
  // Another kind may need no address (S §5), so what was said of it no longer holds.
  form.watch("resource_type", () => form.clearFieldError("external_url"))
  return form
}
