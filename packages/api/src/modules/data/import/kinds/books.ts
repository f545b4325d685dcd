import { v7 } from "uuid"
import type { z } from "zod"
import type { Scope } from "../../../../request/scope.ts"
import { optionalName } from "@hearthbook/core/fields/fields"
import type { ReadRow } from "../table/read-rows.ts"
import { limits } from "@hearthbook/core/limits/limits"
import { foldText } from "@hearthbook/core/names/search-text"
import { visibleTo as visibleProviders } from "../../../family/provider/provider.policy.ts"
import { visibleTo } from "../../../work/resource/resource.policy.ts"
import { needsUrl, resourceFields, urlNeeded } from "../../../work/resource/resource.schema.ts"
import { savePlan } from "../../../plan/course-plan/save-plan.ts"
import { byKey, compareRows } from "../validate/compare-rows.ts"
import { checkRow, textOf, type Candidate } from "../validate/validated-row.ts"
import { isFound, subjectOf, type Judgement, type RowContext } from "../validate/row-context.ts"

const schema = resourceFields
  .pick({ title: true, description: true, resource_type: true, external_url: true })
  .extend({ publisher: optionalName("Publisher", limits.name) })
type Draft = z.output<typeof schema> & { subject_id: string | null }

const select = {
  id: true,
  title: true,
  description: true,
  resource_type: true,
  external_url: true,
  subject_id: true,
  provider: { select: { id: true, name: true } },
} as const

const fieldNames = { resource_type: "type", external_url: "url" }

/** Books and other resources, known by their title. */
export async function judgeBooks(scope: Scope, context: RowContext): Promise<Judgement> {
  const books = await scope.db.resource.findMany({ where: visibleTo(scope), select, orderBy: { id: "asc" } })
  type Book = (typeof books)[number]
  const candidates = context.rows.map((read) => toCandidate(read, context))
  const compared = compareRows<Draft, Book>(candidates, {
    keyOf,
    existing: byKey(books, keyOf),
    isSame: (draft, book) =>
      (draft.description ?? book.description) === book.description &&
      (draft.resource_type ?? book.resource_type) === book.resource_type &&
      (draft.external_url ?? book.external_url) === book.external_url &&
      (draft.subject_id ?? book.subject_id) === book.subject_id &&
      (!draft.publisher || foldText(draft.publisher) === foldText(book.provider?.name ?? "")),
    refuse: (draft, book) => {
      const url = draft.external_url ?? book?.external_url ?? null
      return needsUrl(typeOf(draft, book)) && url === null ? { field: "url", message: urlNeeded } : null
    },
    repeats: false,
    issueAt: context.issueAt,
    known_by: { field: "title", noun: "book" },
  })
  const write = async () => {
    const all = [...compared.created, ...compared.changed.map(({ draft }) => draft)]
    const subjects = all.flatMap(({ subject_id }) => subject_id ?? [])
    await savePlan(scope, context.plan.newRows({ subjects }))
    const providerOf = await saveProviders(scope, all)
    const { family_id } = scope
    const data = compared.created.map(({ publisher, ...draft }) => ({
      ...draft,
      id: v7(),
      family_id,
      resource_type: typeOf(draft, null),
      provider_id: providerOf(publisher),
    }))
    if (data.length > 0) await scope.db.resource.createMany({ data })
    const changed = compared.changed.map(({ draft, existing: book }) => ({
      id: book.id,
      description: draft.description ?? book.description,
      resource_type: typeOf(draft, book),
      external_url: draft.external_url ?? book.external_url,
      subject_id: draft.subject_id ?? book.subject_id,
      provider_id: providerOf(draft.publisher) ?? book.provider?.id ?? null,
    }))
    await updateBooks(scope, changed)
  }
  return { rows: compared.rows, write }
}

function toCandidate(read: ReadRow, context: RowContext): Candidate<Draft> {
  const { values } = read
  const { issueAt, defaults } = context
  const author = textOf(values, "author")
  const about = textOf(values, "description")
  const description = [...(author === null ? [] : [`By ${author}`]), ...(about === null ? [] : [about])].join("\n")
  const input = {
    title: textOf(values, "title") ?? "",
    description: description === "" ? undefined : description,
    resource_type: values["type"] ?? undefined,
    external_url: textOf(values, "url") ?? undefined,
    publisher: textOf(values, "publisher"),
  }
  const checked = checkRow(schema, input, { read, issueAt, names: fieldNames })
  const issues = [...read.issues, ...("issues" in checked ? checked.issues : [])]
  if ("issues" in checked || issues.length > 0) return { read, issues }
  const name = textOf(values, "subject") ?? defaults.subject?.name ?? null
  const subject = name === null ? null : subjectOf(context, name, null)
  if (subject && !isFound(subject)) return { read, issues: [issueAt(read, subject.field, subject.message)] }
  return { read, draft: { ...checked.data, subject_id: subject?.id ?? null } }
}

function keyOf({ title }: { title: string }): string {
  return foldText(title).trim()
}

type Type = NonNullable<Draft["resource_type"]>

/** A book without an address is a document on paper. */
function typeOf(draft: Omit<Draft, "publisher" | "subject_id">, book: { resource_type: Type } | null): Type {
  return draft.resource_type ?? book?.resource_type ?? (draft.external_url ? "link" : "document")
}

/** The providers of a name; those that are missing are made. Two statements at most. */
async function saveProviders(
  scope: Scope,
  drafts: Draft[],
): Promise<(name: string | null | undefined) => string | null> {
  const asked = new Map(
    drafts.flatMap(({ publisher }) => (publisher ? [[foldText(publisher), publisher] as const] : [])),
  )
  if (asked.size === 0) return () => null
  const { db, family_id } = scope
  const there = await db.provider.findMany({ where: visibleProviders(scope), select: { id: true, name: true } })
  const ids = new Map(there.map(({ id, name }) => [foldText(name), id]))
  const data = [...asked].filter(([key]) => !ids.has(key)).map(([key, name]) => ({ key, id: v7(), name }))
  if (data.length > 0) await db.provider.createMany({ data: data.map(({ id, name }) => ({ id, name, family_id })) })
  for (const { key, id } of data) ids.set(key, id)
  return (name) => (name ? (ids.get(foldText(name)) ?? null) : null)
}

async function updateBooks({ db, family_id, now }: Scope, rows: object[]): Promise<void> {
  if (rows.length === 0) return
  await db.$executeRaw`
    UPDATE resource r SET description = x.description, resource_type = x.resource_type::resource_type,
      external_url = x.external_url, subject_id = x.subject_id, provider_id = x.provider_id, version = r.version + 1,
      updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (
      id uuid, description text, resource_type text, external_url text, subject_id uuid, provider_id uuid
    )
    WHERE r.family_id = ${family_id}::uuid AND r.id = x.id`
}
