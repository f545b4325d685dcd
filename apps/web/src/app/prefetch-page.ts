import { can } from "@hearthbook/api/permissions"
import { session } from "../lib/trpc.ts"
import { guardedPathOf, guardedPaths, mayDoAny, type GuardedPath } from "./access.ts"
import { adultShell, bareShell, guardedPages, studentShell } from "./guarded-pages.ts"
import { entrances, openPages } from "./open-pages.ts"
import { sitePages, sitePathOf, siteShell } from "./site-pages.ts"

const open: Record<string, { prefetch: () => void }> = { ...entrances, ...openPages }

/** Brings the code of what stands at an address, the page and the frame around it; nothing for what is no page of ours. */
export function prefetchPage(address: string): void {
  const site = sitePathOf(address)
  const guarded = guardedPathOf(address)
  if (site) {
    siteShell.prefetch()
    sitePages[site].prefetch()
  } else if (guarded) prefetchGuarded(guarded)
  else if (Object.hasOwn(open, address)) open[address]?.prefetch()
}

/** Of who is not signed in it is thought that they are about to be, as a parent. */
function prefetchGuarded(path: GuardedPath): void {
  const user = session.read()?.user
  if (user && !mayDoAny(user.role, guardedPaths[path])) return
  const { alone, prefetch } = guardedPages[path]
  const isChild = user ? can(user.role, "use_student_area") : false
  const shell = alone ? bareShell : isChild ? studentShell : adultShell
  shell.prefetch()
  prefetch()
}
