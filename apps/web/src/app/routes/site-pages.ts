import type { ReactNode } from "react"
import { lazyPage } from "./lazy-page.ts"
import { paths } from "../../lib/paths.ts"

/** The public site's pages, each in a separate chunk. */
export const sitePages = {
  [paths.start]: lazyPage(() => import("../../features/site/landing/landing-page.tsx")),
  [paths.help]: lazyPage(() => import("../../features/site/help/help-page.tsx")),
  [paths.requirements]: lazyPage(() => import("../../features/site/requirements/requirements-page.tsx")),
  [paths.contact]: lazyPage(() => import("../../features/site/help/contact-page.tsx")),
  [paths.faq]: lazyPage(() => import("../../features/site/help/faq-page.tsx")),
  [paths.privacy]: lazyPage(() => import("../../features/site/legal/privacy-page.tsx")),
  [paths.terms]: lazyPage(() => import("../../features/site/legal/terms-page.tsx")),
}
export type SitePath = keyof typeof sitePages

/** The shell of the public site. */
export const siteShell = lazyPage<{ landing: string | null; children: ReactNode }>(
  () => import("../../features/site/frame/site-shell.tsx"),
)

/** Returns the public site's page at an address, or null. Ignores a trailing slash. */
export function sitePathOf(location: string): SitePath | null {
  const path = location.replace(/(?<=.)\/$/, "")
  return Object.hasOwn(sitePages, path) ? (path as SitePath) : null
}
