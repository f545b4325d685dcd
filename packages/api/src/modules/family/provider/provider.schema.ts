import { z } from "zod"
import { id, momentView, optionalLink, requiredText, version } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"

export const providerDraft = z.object({
  name: requiredText("Name", limits.name),
  website: optionalLink("Website"),
  logo_url: optionalLink("Logo URL"),
})
export const providerUpdate = providerDraft.partial().extend({ id, version })

/** A provider inside other answers. */
export const providerSummary = z.object({ id, name: z.string() })

export const providerView = providerSummary.extend({
  website: z.string().nullable(),
  logo_url: z.string().nullable().meta({ description: "The address of the logo, as entered" }),
  logo_id: z
    .guid()
    .nullable()
    .meta({ description: "The file with a copy of the logo, at /files/{id}; null if there is none" }),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})
export type ProviderDraft = z.output<typeof providerDraft>
export type ProviderView = z.output<typeof providerView>
