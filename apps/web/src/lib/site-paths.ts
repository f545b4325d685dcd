import { paths } from "@hearthbook/core/paths/app-paths"

/** The sections of the landing page that have links to them. */
export const sections = {
  features: "features",
  howItWorks: "how-it-works",
  reviews: "testimonials",
  pricing: "pricing",
} as const

/** Returns the address of a section of the landing page. */
export function sectionAt(id: (typeof sections)[keyof typeof sections]): string {
  return `${paths.start}#${id}`
}
