import { z } from "zod"
import {
  id,
  momentView,
  optionalLink,
  optionalText,
  page,
  requiredText,
  searchText,
  version,
} from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { providerSummary } from "../../family/provider/provider.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"

export const resourceTypes = ["link", "video", "document", "image", "audio", "other"] as const
export type ResourceType = (typeof resourceTypes)[number]
const resourceType = z.enum(resourceTypes, "Choose a type.")

export const urlNeeded = "URL is required for a link or a video."
/** True for types whose URL is required. */
export function needsUrl(type: ResourceType | undefined): boolean {
  return type === undefined || type === "link" || type === "video"
}

export const resourceFields = z.object({
  title: requiredText("Title", limits.title),
  description: optionalText("Description", limits.summary),
  resource_type: resourceType.optional().meta({ description: "link by default" }),
  external_url: optionalLink("URL"),
  subject_id: id.nullable().optional(),
  provider_id: id.nullable().optional(),
})
export const resourceDraft = resourceFields.refine(
  ({ resource_type, external_url }) => !needsUrl(resource_type) || Boolean(external_url),
  { path: ["external_url"], error: urlNeeded },
)
export const resourceUpdate = resourceFields.partial().extend({ id, version })

export const resourceFilter = page.extend({
  subject_id: id.optional(),
  resource_type: resourceType.optional(),
  search: searchText.optional().meta({ description: "Words in title or description, in any order" }),
})

/** A resource in a lesson. */
export const resourceSummary = z.object({
  id,
  title: z.string(),
  resource_type: resourceType,
  external_url: z.string().nullable(),
})

export const resourceView = resourceSummary.extend({
  description: z.string().nullable(),
  subject_id: id.nullable(),
  provider_id: id.nullable(),
  subject: subjectSummary.nullable(),
  provider: providerSummary.nullable(),
  lesson_count: z.int().meta({ description: "The number of lessons that use it" }),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

export type ResourceDraft = z.output<typeof resourceDraft>
export type ResourceFilter = z.output<typeof resourceFilter>
export type ResourceSummary = z.output<typeof resourceSummary>
export type ResourceView = z.output<typeof resourceView>
