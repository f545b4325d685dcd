import type { ResourceContent } from "./resources/resource-content.ts"
import { eliResources } from "./resources/eli.ts"
import { graceResources } from "./resources/grace.ts"
import { householdResources } from "./resources/household.ts"
import { noraResources } from "./resources/nora.ts"

/** The family's resources: free ones that most homeschoolers know. */
export const resources = {
  ...noraResources,
  ...eliResources,
  ...graceResources,
  ...householdResources,
} satisfies Record<string, ResourceContent>

export type ResourceKey = keyof typeof resources
