import type { providerDraft } from "@hearthbook/api/family/provider"
import type { z } from "zod"

export type ProviderValues = z.input<typeof providerDraft>
