import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

// Documents and comments name files that prove or explain what they say. Those files must exist.
const root = fileURLToPath(new URL("../..", import.meta.url))
const sourceFolders = ["apps", "docs", "packages", "scripts", "tests"]
const generated = new Set([".data", ".turbo", ".vercel", "dist", "generated", "node_modules", "test-results"])
const allFiles = readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
  if (entry.isFile()) return [entry.name]
  return sourceFolders.includes(entry.name) ? listFiles(entry.name) : []
})
const names = new Set(allFiles)

function listFiles(folder: string): string[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true })
  return entries.flatMap((entry) => {
    if (entry.isFile()) return [`${folder}/${entry.name}`]
    return entry.isDirectory() && !generated.has(entry.name) ? listFiles(`${folder}/${entry.name}`) : []
  })
}

/** The ends of all paths: `lib/format.ts` names `apps/web/src/lib/format.ts`. */
const ends = new Set(allFiles.flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(at).join("/"))))

/** Abbreviations of CONTRIBUTING.md and the documents. */
const folders: Record<string, string> = {
  core: "packages/core/src",
  api: "packages/api/src",
  web: "apps/web/src",
  server: "apps/functions/src",
}

/** Files that a build writes. */
const built = new Set(["config.json"])

function isFile(name: string): boolean {
  const [first = "", ...others] = name.split("/")
  return built.has(name) || ends.has(name) || names.has([folders[first] ?? first, ...others].join("/"))
}

const linesOf = (file: string) => readFileSync(path.join(root, file), "utf8").split("\n")
const documents = allFiles.filter((file) => file.endsWith(".md"))

/** Returns `file:line: name` for each name on a line that the check refuses. */
function findWrong(files: string[], read: (line: string, file: string) => string[]): string[] {
  return files.flatMap((file) =>
    linesOf(file).flatMap((line, at) => read(line, file).map((name) => `${file}:${at + 1}: ${name}`)),
  )
}

const textsIn = (line: string, pattern: RegExp) => [...line.matchAll(pattern)].map(([, text = ""]) => text)

test("every file and folder that a document names exists", () => {
  let count = 0
  const wrong = findWrong(documents, (line) => {
    const files = textsIn(line, /`([^`/\s*<>{}…][^`\s*<>{}…]*\.(?:tsx?|mjs|md|css|sql|prisma|ya?ml|json))`/g)
    const paths = textsIn(line, /`((?:apps|packages|tests|docs|scripts)\/[^`\s*<>{}…]+)`/g)
    count += files.length + paths.length
    return [...files.filter((name) => !isFile(name)), ...paths.filter((name) => !existsSync(path.join(root, name)))]
  })
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(50)
})

test("every link of a document leads to a file, and to a heading if it names one", () => {
  let count = 0
  const wrong = findWrong(documents, (line, file) => {
    const links = textsIn(line, /\]\((?![a-z]+:)([^)\s]+)\)/g)
    count += links.length
    return links.filter((link) => !leadsSomewhere(file, link))
  })
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(50)
})

function leadsSomewhere(file: string, link: string): boolean {
  const [page = "", heading] = link.split("#")
  const target = page ? path.join(path.dirname(file), page) : file
  if (!existsSync(path.join(root, target))) return false
  return heading === undefined || linesOf(target).some((line) => /^#+ /.test(line) && anchorOf(line) === heading)
}

/** Returns the anchor that GitHub gives to a heading. */
function anchorOf(heading: string): string {
  const text = heading.replace(/^#+ /, "").toLowerCase()
  return text.replaceAll(/[^\p{L}\p{N}\s_-]/gu, "").replaceAll(" ", "-")
}

test("every source file that a comment names exists", () => {
  const sources = allFiles.filter((file) => /\.(tsx?|mjs|prisma)$/.test(file))
  let count = 0
  const wrong = findWrong(sources, (line) => {
    const comment = /^\s*(?:\/\/|\/?\*)(.*)/.exec(line)?.[1] ?? ""
    const files = textsIn(comment, /(?<![\w/.@-])([\w-][\w./-]*\.(?:tsx?|mjs|md|prisma))\b(?![/(])/g)
    count += files.length
    return files.filter((name) => !isFile(name))
  })
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(50)
})
