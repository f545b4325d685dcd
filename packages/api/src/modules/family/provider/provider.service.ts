import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import type { Page, Removal } from "@hearthbook/core/fields/fields"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { found } from "@hearthbook/core/errors/not-found"
import { readPage } from "../../../sql/paging.ts"
import type { Scope } from "../../../request/scope.ts"
import { refuseIfStale, deleteUnlessStale } from "../../../sql/optimistic-locking.ts"
import { copyLogo } from "./provider-logo.service.ts"
import { visibleTo } from "./provider.policy.ts"
import type { ProviderDraft, providerUpdate, ProviderView } from "./provider.schema.ts"
import { providerSelect, toProviderView } from "./provider.select.ts"

const order = [{ name: "asc" }, { id: "asc" }] satisfies Prisma.providerOrderByWithRelationInput[]

/** The family's providers, sorted by name. */
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

/** NOT_FOUND if the caller may not see it. */
export async function getProvider(scope: Scope, id: string): Promise<ProviderView> {
  return toProviderView(
    found(
      await scope.db.provider.findFirst({ where: { id, AND: visibleTo(scope) }, select: providerSelect }),
      "provider",
    ),
  )
}

/** Saves a provider and copies its logo. If that fails, `logo_id` is null. */
export async function createProvider(context: IdentifiedContext, draft: ProviderDraft): Promise<ProviderView> {
  const view = await runInTransaction(context, "change", async ({ db, family_id }) => {
    return toProviderView(await db.provider.create({ data: { ...draft, family_id }, select: providerSelect }))
  })
  return withLogo(context, view, view.logo_url)
}

/** The same for a change: a new address, or one without a copy, is tried. The copy of a previous address is deleted. */
export async function updateProvider(
  context: IdentifiedContext,
  input: z.output<typeof providerUpdate>,
): Promise<ProviderView> {
  const { id, version, ...patch } = input
  const view = await runInTransaction(context, "change", async (scope) => {
    const { db, family_id } = scope
    const before = await getProvider(scope, id)
    const isNewAddress = patch.logo_url !== undefined && patch.logo_url !== before.logo_url
    if (isNewAddress) await db.file.deleteMany({ where: { family_id, provider_id: id } })
    const row = await refuseIfStale(
      () =>
        db.provider.update({
          where: { id, version, AND: visibleTo(scope) },
          data: { ...patch, ...(isNewAddress ? { logo_tried_at: null } : {}), version: { increment: 1 } },
          select: providerSelect,
        }),
      () => getProvider(scope, id),
    )
    return toProviderView(row)
  })
  return withLogo(context, view, patch.logo_url)
}

async function withLogo(
  context: IdentifiedContext,
  view: ProviderView,
  saved: string | null | undefined,
): Promise<ProviderView> {
  if (!saved || view.logo_id || !context.fetch_logo) return view
  await copyLogo(context, { id: view.id, logo_url: saved })
  return runInTransaction(context, "read", (scope) => getProvider(scope, view.id))
}

/** Deletes a provider. The database makes its curricula and resources custom. */
export async function deleteProvider(scope: Scope, { id, version }: Removal): Promise<{ id: string }> {
  const remove = () => scope.db.provider.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  return deleteUnlessStale({ id, version }, "provider", remove, () => getProvider(scope, id))
}
