import type { Prisma } from "@hearthbook/db"
import type { TabletView } from "./tablet.schema.ts"

export const tabletSelect = {
  id: true,
  name: true,
  token_hash: true,
  last_used_at: true,
  created_at: true,
} satisfies Prisma.tabletSelect

/** `device_hash` is the hash of the caller's own token; null if the device has none. */
export function toTabletView(
  { token_hash, ...row }: Prisma.tabletGetPayload<{ select: typeof tabletSelect }>,
  device_hash: string | null,
): TabletView {
  return {
    ...row,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    current: token_hash === device_hash,
  }
}
