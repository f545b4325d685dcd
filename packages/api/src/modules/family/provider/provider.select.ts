import type { Prisma } from "@hearthbook/db"
import type { ProviderView } from "./provider.schema.ts"

export const providerSummarySelect = { id: true, name: true } satisfies Prisma.providerSelect

export const providerSelect = {
  ...providerSummarySelect,
  website: true,
  logo_url: true,
  logo: { select: { id: true } },
  version: true,
  created_at: true,
  updated_at: true,
} satisfies Prisma.providerSelect

export function toProviderView({
  logo,
  ...row
}: Prisma.providerGetPayload<{ select: typeof providerSelect }>): ProviderView {
  return {
    ...row,
    logo_id: logo?.id ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
