import { z } from "zod"
import { id, momentView, optionalLink, requiredText, version } from "../../fields.ts"

export const providerDraft = z.object({
  name: requiredText("Name", 120),
  website: optionalLink("Website"),
  logo_url: optionalLink("Logo URL"),
})
export const providerUpdate = providerDraft.partial().extend({ id, version })

/** The provider as it stands inside other answers. */
export const providerSummary = z.object({ id, name: z.string() })

export const providerView = providerSummary.extend({
  website: z.string().nullable(),
  logo_url: z.string().nullable(),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})
export type ProviderDraft = z.output<typeof providerDraft>
export type ProviderView = z.output<typeof providerView>
