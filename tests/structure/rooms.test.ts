import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"

// Imports between sibling folders have no cycles at any level, and no folder has too many files, and no test file too many lines.
const root = fileURLToPath(new URL("../..", import.meta.url))
const sources = [
  "apps/web/src",
  "apps/functions/src",
  "packages/core/src",
  "packages/api/src",
  "packages/db/src",
  "packages/paper/src",
]
const tests = ["tests/contract", "tests/load"]
const maxFiles = 30
const maxTestFiles = 15
const maxTestLines = 300

type Folder = { name: string; files: string[]; folders: Folder[] }

const sourceFolders = sources.flatMap((name) => listFolders(readFolder(name)))
const testFolders = tests.flatMap((name) => listFolders(readFolder(name)))

function readFolder(name: string): Folder {
  const entries = readdirSync(path.join(root, name), { withFileTypes: true })
  // A contract test generates a client while it runs.
  const isOurs = (folder: string) => !/^(generated|client-.*|dist|node_modules|\..*)$/.test(folder)
  const folders = entries.filter((entry) => entry.isDirectory() && isOurs(entry.name))
  return {
    name,
    files: entries.filter((entry) => entry.isFile()).map((entry) => `${name}/${entry.name}`),
    folders: folders.map((entry) => readFolder(`${name}/${entry.name}`)),
  }
}

function listFolders(folder: Folder): Folder[] {
  return [folder, ...folder.folders.flatMap((inner) => listFolders(inner))]
}

function allFiles(folder: Folder): string[] {
  return listFolders(folder).flatMap(({ files }) => files)
}

/** Tests are no part of the house: they may import from anywhere. */
function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.includes(".test.")
}

/** Returns the files that a source file imports by a relative path. */
function readImports(file: string): string[] {
  if (!isSource(file)) return []
  const source = readFileSync(path.join(root, file), "utf8")
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, specifier = ""]) => specifier)
  return specifiers.map((specifier) => path.posix.join(path.posix.dirname(file), specifier))
}

/** Returns each subfolder with the sibling folders that it imports from. */
function readSiblingImports({ folders }: Folder): Map<string, Set<string>> {
  const roomOf = (file: string) => folders.find(({ name }) => file.startsWith(`${name}/`))?.name
  const edges = folders.map((folder): [string, Set<string>] => {
    const imported = allFiles(folder).flatMap((file) => readImports(file).map(roomOf))
    return [folder.name, new Set(imported.flatMap((name) => (name && name !== folder.name ? [name] : [])))]
  })
  return new Map(edges)
}

/** Returns the folders left after repeatedly removing those without remaining imports. These form a cycle. */
function findCycle(edges: Map<string, Set<string>>): string[] {
  const left = new Set(edges.keys())
  for (;;) {
    const free = [...left].filter((name) => ![...(edges.get(name) ?? [])].some((other) => left.has(other)))
    if (free.length === 0) return [...left]
    for (const name of free) left.delete(name)
  }
}

describe("imports between folders have no cycles", () => {
  const withSubfolders = [...sourceFolders, ...testFolders].filter(({ folders }) => folders.length > 1)
  test.each(withSubfolders.map((folder) => [folder.name, folder] as const))("in %s", (_, folder) => {
    expect(findCycle(readSiblingImports(folder))).toEqual([])
  })
})

test("detects two folders that import from each other", () => {
  const edges = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["b"])],
  ])
  expect(findCycle(edges)).toEqual(["a", "b", "c"])
})

test(`no folder has more than ${maxFiles} source files directly in it`, () => {
  const sizes = sourceFolders.map(({ name, files }) => ({ name, size: files.filter(isSource).length }))
  expect(sizes.filter(({ size }) => size > maxFiles)).toEqual([])
})

test(`no folder of the contract and load tests has more than ${maxTestFiles} files directly in it`, () => {
  const full = testFolders.filter(({ files }) => files.length > maxTestFiles)
  expect(full.map(({ name }) => name)).toEqual([])
})

test(`no test file has more than ${maxTestLines} lines`, () => {
  const folders = ["apps", "packages", "tests"].flatMap((name) => listFolders(readFolder(name)))
  const files = folders.flatMap((folder) => folder.files).filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  const linesOf = (file: string) => readFileSync(path.join(root, file), "utf8").trimEnd().split("\n").length
  expect(files.filter((file) => linesOf(file) > maxTestLines)).toEqual([])
})
