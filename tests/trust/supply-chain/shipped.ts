import { findPinned, readManifest, type Pinned } from "./lock.ts"

/** The workspaces that run in production. */
const runs = ["apps/functions", "apps/web", "packages/api", "packages/core", "packages/db", "packages/paper"]

/**
 * Returns the packages installed or bundled in production: the dependencies of the production workspaces and their dependencies.
 * All others in the lock file are tools.
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
