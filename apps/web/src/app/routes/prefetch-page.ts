import { can } from "@hearthbook/api/permissions"
import { session } from "../../session/client.ts"
import { mayOpen, protectedPathOf } from "./access.ts"
import { adultShell, bareShell, protectedRoute, studentShell, type ProtectedPath } from "./protected-routes.ts"
import { authRoutes } from "./auth-routes.ts"
import { publicRoutes } from "./public-routes.ts"
import { sitePages, sitePathOf, siteShell } from "./site-pages.ts"

const open: Record<string, { prefetch: () => Promise<void> }> = { ...authRoutes, ...publicRoutes }

/**
 * Brings the code of what stands at an address, the page and the frame around it; nothing for what is no page of ours. Resolves
 * when it is here, or has failed.
 */
export async function prefetchPage(address: string): Promise<void> {
  const site = sitePathOf(address)
  const guarded = protectedPathOf(address)
  if (site) await Promise.all([siteShell.prefetch(), sitePages[site].prefetch()])
  else if (guarded) await prefetchProtected(guarded)
  else if (Object.hasOwn(open, address)) await open[address]?.prefetch()
}

/** Of who is not signed in it is thought that they are about to be, as a parent. */
async function prefetchProtected(path: ProtectedPath): Promise<void> {
  const user = session.read()?.user
  if (user && !mayOpen(user.role, path)) return
  const { alone, prefetch } = protectedRoute(path)
  const isChild = user ? can(user.role, "use_student_area") : false
  const shell = alone ? bareShell : isChild ? studentShell : adultShell
  await Promise.all([shell.prefetch(), prefetch()])
}
