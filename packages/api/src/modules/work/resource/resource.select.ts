import type { Prisma } from "@hearthbook/db"
import { providerSummarySelect } from "../../family/provider/provider.select.ts"
import { subjectSummarySelect } from "../../family/subject/subject.select.ts"
import type { ResourceView } from "./resource.schema.ts"

export const resourceSelect = {
  id: true,
  title: true,
  resource_type: true,
  external_url: true,
  description: true,
  subject_id: true,
  provider_id: true,
  subject: { select: subjectSummarySelect },
  provider: { select: providerSummarySelect },
  version: true,
  created_at: true,
  updated_at: true,
  _count: { select: { lessons: true } },
} satisfies Prisma.resourceSelect

export function toResourceView(row: Prisma.resourceGetPayload<{ select: typeof resourceSelect }>): ResourceView {
  const { _count, ...resource } = row
  return {
    ...resource,
    lesson_count: _count.lessons,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
