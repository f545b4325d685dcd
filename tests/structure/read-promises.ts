import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** A promise of docs/product. `page` is the name of its page and the first part of its id. */
type ProductPromise = { id: string; page: string; text: string }

/** A promise's id on a test in `file`. */
type Tag = { name: string; file: string }

const root = fileURLToPath(new URL("../../", import.meta.url))
const sourceFolders = ["packages", "apps", "tests"]

/** Tags that tests carry for other purposes. */
export const otherTags = ["smoke", "slow"]

/**
 * The promises of all pages, in order. A promise is a list item that begins with its id, or a row of a table whose last cell is
 * its id.
 */
export function readPromises(): ProductPromise[] {
  return pageNames().flatMap((page) => {
    const lines = readFileSync(join(root, "docs/product", `${page}.md`), "utf8").split("\n")
    return lines.flatMap((line) => {
      const item = /^- `([^`]+)`: (.+)$/.exec(line)
      if (item) return [{ id: item[1] ?? "", page, text: item[2] ?? "" }]
      const row = /^\| (.+?) +\| `([^`|]+)` +\|$/.exec(line)
      return row ? [{ id: row[2] ?? "", page, text: (row[1] ?? "").replace(/ +\| /g, ": ") }] : []
    })
  })
}

/** The names of the pages, such as 'access'. */
export function pageNames(): string[] {
  const files = readdirSync(join(root, "docs/product")).filter((file) => file.endsWith(".md"))
  return files.map((file) => file.replace(".md", "")).toSorted()
}

/** The tags of all tests: Vitest's `tags` and, without its '@', Playwright's `tag`. Commented lines do not count. */
export function readTags(): Tag[] {
  return sourceFolders.flatMap(testFiles).flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8").replace(/^\s*\/\/.*$/gm, "")
    const lists = [...source.matchAll(/\btags?:\s*(\[[^\]]*\]|"[^"]*")/g)].map(([, list = ""]) => list)
    const names = lists.flatMap((list) => [...list.matchAll(/"@?([^"]+)"/g)].map(([, name = ""]) => name))
    return names.map((name) => ({ name, file }))
  })
}

/** The promises that no test is tagged with. */
export function findUnproven(): ProductPromise[] {
  const tags = new Set(readTags().map(({ name }) => name))
  return readPromises().filter(({ id }) => !tags.has(id))
}

function testFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : testFiles(path)
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : []
  })
}
