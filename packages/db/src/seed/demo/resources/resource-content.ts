import type { resource_type } from "../../../generated/client.ts"
import type { CourseKey } from "../courses.ts"
import type { ProviderKey } from "../providers.ts"

export type ResourceContent = {
  /** The course whose subject it belongs to; null for all. */
  course: CourseKey | null
  provider: ProviderKey | null
  title: string
  description: string
  resource_type: resource_type
  external_url: string
}
