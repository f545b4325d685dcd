import { can } from "@hearthbook/core/permissions/permissions"
import { session } from "../../session/client.ts"
import { mayOpen, protectedPathOf } from "./access.ts"
import { adultShell, bareShell, protectedRoute, studentShell, type ProtectedPath } from "./protected-routes.ts"
import { authRoutes } from "./auth-routes.ts"
import { publicRoutes } from "./public-routes.ts"
import { sitePages, sitePathOf, siteShell } from "./site-pages.ts"

const openRoutes: Record<string, { prefetch: () => Promise<void> }> = { ...authRoutes, ...publicRoutes }

/**
 * Prefetches the code of the page at an address and of its shell. Does nothing for an unknown address. Resolves when it is loaded or
 * has failed.
 */
export async function prefetchPage(address: string): Promise<void> {
  const site = sitePathOf(address)
  const guarded = protectedPathOf(address)
  if (site) await Promise.all([siteShell.prefetch(), sitePages[site].prefetch()])
  else if (guarded) await prefetchProtected(guarded)
  else if (Object.hasOwn(openRoutes, address)) await openRoutes[address]?.prefetch()
}

/** Before sign-in, assumes that the person is a parent about to sign in. */
async function prefetchProtected(path: ProtectedPath): Promise<void> {
  const user = session.read()?.user
  if (user && !mayOpen(user.role, path)) return
  const { alone, prefetch } = protectedRoute(path)
  const isChild = user ? can(user.role, "use_student_area") : false
  const shell = alone ? bareShell : isChild ? studentShell : adultShell
  await Promise.all([shell.prefetch(), prefetch()])
}
