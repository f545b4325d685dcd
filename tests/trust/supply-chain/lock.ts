import { readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { z } from "zod"

/** The folder of the whole project. */
export const root = fileURLToPath(new URL("../../..", import.meta.url))

const ranges = z.record(z.string(), z.string()).optional()

/** A manifest of npm's, as far as it matters here. */
const manifest = z.looseObject({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.unknown().optional(),
  licenses: z.unknown().optional(),
  scripts: ranges,
  dependencies: ranges,
  devDependencies: ranges,
  optionalDependencies: ranges,
  peerDependencies: ranges,
})
export type Manifest = z.output<typeof manifest>

const entry = manifest.extend({
  link: z.boolean().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
})
/** A package as the lock file pins it, under the folder in which it lies. */
export type Pinned = z.output<typeof entry> & { place: string; of: string }

const lockFile = z.object({ lockfileVersion: z.number(), packages: z.record(z.string(), entry) })

/** The package of a place: `@scope/name` of `apps/web/node_modules/@scope/name`. */
function nameAt(place: string): string {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)
}

/** What package-lock.json says: our own workspaces, and what others made, without the links from one to the other. */
export function readLock(): { version: number; workspaces: string[]; packages: Pinned[] } {
  const { lockfileVersion, packages } = lockFile.parse(JSON.parse(readText("package-lock.json")))
  const places = Object.entries(packages)
  return {
    version: lockfileVersion,
    workspaces: places.map(([place]) => place).filter((place) => !place.includes("node_modules/")),
    packages: places
      .filter(([place, { link }]) => place.includes("node_modules/") && !link)
      .map(([place, given]) => ({ ...given, place, of: nameAt(place) })),
  }
}

/** The manifest in a folder; null where none is, as with what is for another kind of computer. */
export function readManifest(folder: string): Manifest | null {
  try {
    return manifest.parse(JSON.parse(readText(path.join(folder, "package.json"))))
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null
    throw error
  }
}

/** A file of the project by its path from the root. */
export function readText(file: string): string {
  return readFileSync(path.join(root, file), "utf8")
}

/** Where a package that somebody in this folder asks for is found, as Node looks for it: here, and then further up. */
export function findPinned(packages: Map<string, Pinned>, folder: string, name: string): Pinned | undefined {
  for (let place = folder; ; place = path.dirname(place)) {
    const found = packages.get(path.posix.join(place === "." ? "" : place, "node_modules", name))
    if (found || place === "." || place === "") return found
  }
}
