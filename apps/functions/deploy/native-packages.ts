// Password hashing and image processing use native code, so a function includes the files for its platform.
import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"

const installed = fileURLToPath(new URL("../../../node_modules", import.meta.url))

export type Cpu = "x64" | "arm64"

type Manifest = {
  version: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * Copies packages and their dependencies into `folder`/node_modules, for Linux with glibc on the given processor. Installs them
 * from npm first if this machine has another platform. Throws if npm fails.
 */
export function copyNative(names: string[], cpu: Cpu, folder: string): void {
  const isComplete = names.every((name) => neededBy(installed, name, cpu).every((one) => isIn(installed, one)))
  if (isComplete) return copyFrom(installed, names, cpu, folder)
  const fetched = fetchFor(names, cpu)
  try {
    copyFrom(path.join(fetched, "node_modules"), names, cpu, folder)
  } finally {
    rmSync(fetched, { recursive: true, force: true })
  }
}

function copyFrom(source: string, names: string[], cpu: Cpu, folder: string): void {
  for (const name of new Set(names.flatMap((name) => neededBy(source, name, cpu)))) {
    const target = path.join(folder, "node_modules", name)
    cpSync(path.join(source, name), target, { recursive: true, filter: (file) => !/\.(map|md|[cm]?ts)$/.test(file) })
  }
}

/** Returns the package and its dependencies, with the optional ones for the platform. */
function neededBy(source: string, name: string, cpu: Cpu): string[] {
  if (!isIn(source, name)) return [name]
  const { dependencies, optionalDependencies } = readManifest(source, name)
  const optional = Object.keys(optionalDependencies ?? {}).filter(
    (one) => one.endsWith(`linux-${cpu}`) || one.endsWith(`linux-${cpu}-gnu`),
  )
  const all = [...Object.keys(dependencies ?? {}), ...optional]
  return [name, ...all.flatMap((one) => neededBy(source, one, cpu))]
}

function fetchFor(names: string[], cpu: Cpu): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-native-"))
  const wanted = names.map((name) => `${name}@${readManifest(installed, name).version}`)
  const platform = ["--os=linux", `--cpu=${cpu}`, "--libc=glibc"]
  const quiet = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
  const npm = ["install", "--prefix", folder, ...platform, ...quiet, ...wanted]
  const { status } = spawnSync("npm", npm, {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  })
  if (status !== 0) {
    throw new Error(`npm cannot install ${wanted.join(" and ")} for Linux on ${cpu}. Build on such a machine.`)
  }
  return folder
}

function isIn(source: string, name: string): boolean {
  return existsSync(path.join(source, name, "package.json"))
}

function readManifest(source: string, name: string): Manifest {
  return JSON.parse(readFileSync(path.join(source, name, "package.json"), "utf8")) as Manifest
}
