import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import type { Page, Removal } from "../../fields.ts"
import { found } from "../../not-found.ts"
import { readPage } from "../../paging.ts"
import type { Scope } from "../../scope.ts"
import { refuseStale, removedUnlessStale } from "../../stale.ts"
import { visibleTo } from "./provider.policy.ts"
import type { ProviderDraft, providerUpdate, ProviderView } from "./provider.schema.ts"
import { providerSelect, toProviderView } from "./provider.select.ts"

const order = [{ name: "asc" }, { id: "asc" }] satisfies Prisma.providerOrderByWithRelationInput[]

/** The family's providers, sorted by name (S §7). */
export async function listProviders(scope: Scope, page: Page): Promise<ProviderView[]> {
  const where = visibleTo(scope)
  const rows = await readPage(page, {
    order,
    place: (id) => scope.db.provider.findFirst({ where: { id, AND: where }, select: { id: true, name: true } }),
    read: ({ take, after }) =>
      scope.db.provider.findMany({ where: { AND: [where, after] }, select: providerSelect, orderBy: order, take }),
  })
  return rows.map(toProviderView)
}

/** NOT_FOUND where the caller may not see it. */
export async function getProvider(scope: Scope, id: string): Promise<ProviderView> {
  return toProviderView(
    found(
      await scope.db.provider.findFirst({ where: { id, AND: visibleTo(scope) }, select: providerSelect }),
      "provider",
    ),
  )
}

export async function createProvider(scope: Scope, draft: ProviderDraft): Promise<ProviderView> {
  const row = await scope.db.provider.create({ data: { ...draft, family_id: scope.family_id }, select: providerSelect })
  return toProviderView(row)
}

export async function updateProvider(scope: Scope, input: z.output<typeof providerUpdate>): Promise<ProviderView> {
  const { id, version, ...patch } = input
  await getProvider(scope, id)
  const row = await refuseStale(
    () =>
      scope.db.provider.update({
        where: { id, version, AND: visibleTo(scope) },
        data: { ...patch, version: { increment: 1 } },
        select: providerSelect,
      }),
    () => getProvider(scope, id),
  )
  return toProviderView(row)
}

/** Its curricula and resources become 'Custom' (DECISIONS 34h), at the database. */
export async function deleteProvider(scope: Scope, { id, version }: Removal): Promise<{ id: string }> {
  const remove = () => scope.db.provider.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  return removedUnlessStale({ id, version }, "provider", remove, () => getProvider(scope, id))
}
