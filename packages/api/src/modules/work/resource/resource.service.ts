import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { fieldError } from "@hearthbook/core/errors/errors"
import type { Removal } from "@hearthbook/core/fields/fields"
import { found } from "@hearthbook/core/errors/not-found"
import { readPage } from "../../../sql/paging.ts"
import { withWords } from "../../../sql/search.ts"
import type { Scope } from "../../../request/scope.ts"
import { refuseIfStale, deleteUnlessStale } from "../../../sql/optimistic-locking.ts"
import { getProvider } from "../../family/provider/provider.service.ts"
import { requireSubject } from "../../family/subject/subject.service.ts"
import { visibleTo } from "./resource.policy.ts"
import {
  needsUrl,
  urlNeeded,
  type ResourceDraft,
  type ResourceFilter,
  type resourceUpdate,
  type ResourceView,
} from "./resource.schema.ts"
import { resourceSelect, toResourceView } from "./resource.select.ts"

const order = [{ title: "asc" }, { id: "asc" }] satisfies Prisma.resourceOrderByWithRelationInput[]

/** Resources by title. NOT_FOUND if the filter names a subject that the caller may not see. */
export async function listResources(scope: Scope, filter: ResourceFilter): Promise<ResourceView[]> {
  const { subject_id, resource_type, search, ...page } = filter
  const rows = await readPage(page, {
    order,
    place: (id) =>
      scope.db.resource.findFirst({ where: { id, AND: visibleTo(scope) }, select: { id: true, title: true } }),
    read: ({ take, after }) =>
      scope.db.resource.findMany({
        where: { AND: [visibleTo(scope), { subject_id, resource_type }, withWords(search), after] },
        select: resourceSelect,
        orderBy: order,
        take,
      }),
  })
  // A filter that the caller may not see yields no rows, so access is checked only when the list is empty.
  if (rows.length === 0 && subject_id) await requireSubject(scope, subject_id)
  return rows.map(toResourceView)
}

/** NOT_FOUND if the caller may not see it. */
export async function getResource(scope: Scope, id: string): Promise<ResourceView> {
  const row = await scope.db.resource.findFirst({ where: { id, AND: visibleTo(scope) }, select: resourceSelect })
  return toResourceView(found(row, "resource"))
}

/** NOT_FOUND if one of them does not exist. */
export async function requireResources(scope: Scope, ids: string[]): Promise<void> {
  const there = await scope.db.resource.count({ where: { id: { in: ids }, AND: visibleTo(scope) } })
  found(there === new Set(ids).size ? there : null, "resource")
}

/** Creates a resource. NOT_FOUND if the caller may not see its subject or provider. */
export async function createResource(scope: Scope, draft: ResourceDraft): Promise<ResourceView> {
  await requireReferences(scope, draft)
  const row = await scope.db.resource.create({ data: { ...draft, family_id: scope.family_id }, select: resourceSelect })
  return toResourceView(row)
}

/** Changes a resource. The URL of a link or a video is required, whichever of the two fields changes. */
export async function updateResource(scope: Scope, input: z.output<typeof resourceUpdate>): Promise<ResourceView> {
  const { id, version, ...patch } = input
  const before = await getResource(scope, id)
  const url = patch.external_url === undefined ? before.external_url : patch.external_url
  if (needsUrl(patch.resource_type ?? before.resource_type) && !url) throw fieldError("external_url", urlNeeded)
  await requireReferences(scope, patch)
  const row = await refuseIfStale(
    () =>
      scope.db.resource.update({
        where: { id, version, AND: visibleTo(scope) },
        data: { ...patch, version: { increment: 1 } },
        select: resourceSelect,
      }),
    () => getResource(scope, id),
  )
  return toResourceView(row)
}

/** Deletes a resource. The database removes it from its lessons. */
export async function deleteResource(scope: Scope, { id, version }: Removal): Promise<{ id: string }> {
  const remove = () => scope.db.resource.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  return deleteUnlessStale({ id, version }, "resource", remove, () => getResource(scope, id))
}

async function requireReferences(
  scope: Scope,
  { subject_id, provider_id }: Pick<Partial<ResourceDraft>, "subject_id" | "provider_id">,
): Promise<void> {
  if (subject_id) await requireSubject(scope, subject_id)
  if (provider_id) await getProvider(scope, provider_id)
}
