import { readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { z } from "zod"

/** The repository's root folder. */
const root = fileURLToPath(new URL("../../..", import.meta.url))

const ranges = z.record(z.string(), z.string()).optional()

/** Old packages list their source files there. Only an object has commands that npm runs. */
const scripts = z.preprocess((given: unknown) => (Array.isArray(given) ? undefined : given), ranges)

/** The relevant fields of a package.json. */
const manifest = z.looseObject({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.unknown().optional(),
  licenses: z.unknown().optional(),
  scripts,
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
/** A package in the lock file, with its folder. */
export type Pinned = z.output<typeof entry> & { place: string; of: string }

const lockFile = z.object({ lockfileVersion: z.number(), packages: z.record(z.string(), entry) })

/** Returns the package name of a folder: `@scope/name` for `apps/web/node_modules/@scope/name`. */
function nameAt(place: string): string {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)
}

/** Reads package-lock.json: our workspaces, and third-party packages without links. */
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

/** Reads the manifest in a folder. Returns null if there is none, as for packages of other platforms. */
export function readManifest(folder: string): Manifest | null {
  try {
    return manifest.parse(JSON.parse(readText(path.join(folder, "package.json"))))
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null
    throw error
  }
}

/** Reads a file by its path from the root. */
export function readText(file: string): string {
  return readFileSync(path.join(root, file), "utf8")
}

/** Finds a package like Node's resolution from a folder: there, then in each parent folder. */
export function findPinned(packages: Map<string, Pinned>, folder: string, name: string): Pinned | undefined {
  for (let place = folder; ; place = path.dirname(place)) {
    const found = packages.get(path.posix.join(place === "." ? "" : place, "node_modules", name))
    if (found || place === "." || place === "") return found
  }
}
