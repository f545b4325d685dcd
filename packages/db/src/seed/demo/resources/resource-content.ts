import type { resource_type } from "../../../generated/client.ts"
import type { CourseKey } from "../courses.ts"
import type { ProviderKey } from "../providers.ts"
import { readLines, type Text } from "../read-lines.ts"

export type ResourceContent = {
  /** The course whose subject the resource belongs to; null for all subjects. */
  course: CourseKey | null
  provider: ProviderKey | null
  title: string
  description: string
  resource_type: resource_type
  external_url: string
}

/** A resource of no course is for all subjects. */
export function resource(resource_type: resource_type, of: Partial<Pick<ResourceContent, "course" | "provider">> = {}) {
  return (text: Text): ResourceContent => {
    const fields = readLines(text, ["title", "description", "external_url"])
    return { ...fields, resource_type, course: null, provider: null, ...of }
  }
}
