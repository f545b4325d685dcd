import { findPinned, readManifest, type Pinned } from "./lock.ts"

/** The folders of what is run for families; the tests and the shared settings are not. */
const runs = ["apps/functions", "apps/web", "packages/api", "packages/db"]

/**
 * What is installed where Hearthbook runs, or stands in the bundles: all that its own parts depend on, and what these depend on in
 * turn. The rest of the lock file is tools.
 */
export function listShipped(pinned: Pinned[]): Set<string> {
  const packages = new Map(pinned.map((one) => [one.place, one]))
  const shipped = new Set<string>()
  const visit = (folder: string, wanted: string[]): void => {
    for (const name of wanted) {
      const found = findPinned(packages, folder, name)
      if (!found || shipped.has(found.place)) continue
      shipped.add(found.place)
      visit(found.place, Object.keys({ ...found.dependencies, ...found.optionalDependencies }))
    }
  }
  for (const folder of runs) visit(folder, Object.keys(readManifest(folder)?.dependencies ?? {}))
  return shipped
}
