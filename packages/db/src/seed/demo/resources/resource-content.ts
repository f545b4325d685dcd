import type { resource_type } from "../../../generated/client.ts"
import type { CourseKey } from "../courses.ts"
import type { ProviderKey } from "../providers.ts"

export type ResourceContent = {
  /** The course whose subject the resource belongs to; null for all subjects. */
  course: CourseKey | null
  provider: ProviderKey | null
  title: string
  description: string
  resource_type: resource_type
  external_url: string
}
