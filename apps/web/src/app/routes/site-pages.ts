import type { ReactNode } from "react"
import { lazyPage } from "./lazy-page.ts"
import { paths } from "../../lib/paths.ts"

/** The public pages, each its own chunk. */
export const sitePages = {
  [paths.start]: lazyPage(() => import("../../features/site/landing/landing-page.tsx")),
  [paths.help]: lazyPage(() => import("../../features/site/help/help-page.tsx")),
  [paths.contact]: lazyPage(() => import("../../features/site/help/contact-page.tsx")),
  [paths.faq]: lazyPage(() => import("../../features/site/help/faq-page.tsx")),
  [paths.privacy]: lazyPage(() => import("../../features/site/legal/privacy-page.tsx")),
  [paths.terms]: lazyPage(() => import("../../features/site/legal/terms-page.tsx")),
}
export type SitePath = keyof typeof sitePages

/** The frame around the public pages. */
export const siteShell = lazyPage<{ landing: string | null; children: ReactNode }>(
  () => import("../../features/site/frame/site-shell.tsx"),
)

/** The public page at an address; null elsewhere. A slash at the end makes no difference. */
export function sitePathOf(location: string): SitePath | null {
  const path = location.replace(/(?<=.)\/$/, "")
  return Object.hasOwn(sitePages, path) ? (path as SitePath) : null
}
