import { readdirSync, readFileSync } from "node:fs"
import { analyse } from "scslre"
import { expect, test } from "vitest"
import { parseSync } from "vite"

const root = new URL("../../", import.meta.url).pathname

/** The regular expressions of the product, as they stand in its files. Those of tests read no stranger's text. */
function findRegexes(): { place: string; source: string; flags: string }[] {
  return ["apps", "packages"]
    .flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /^[^/]+\/[^/]+\/(?:src|vite)\/.+\.tsx?$/.test(file))
    .filter((file) => !/\.test\.|\/testing\/|\/generated\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(root + file, "utf8")
      const found = new Set<string>()
      JSON.stringify(parseSync(file, text).program, (_, node: unknown) => {
        const regex = regexOf(node)
        if (regex) found.add(`${regex.flags}/${regex.pattern}`)
        return typeof node === "bigint" ? null : node
      })
      return [...found].map((written) => {
        const [flags = "", ...source] = written.split("/")
        return { place: file, source: source.join("/"), flags }
      })
    })
}

function regexOf(node: unknown): { pattern: string; flags: string } | null {
  if (typeof node !== "object" || node === null || !("regex" in node)) return null
  const { regex } = node
  if (typeof regex !== "object" || regex === null || !("pattern" in regex) || !("flags" in regex)) return null
  return { pattern: String(regex.pattern), flags: String(regex.flags) }
}

test("every regular expression takes linear time, whatever a stranger writes", () => {
  const all = findRegexes()
  expect(all.length).toBeGreaterThan(200)
  const slow = all.filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0)
  expect(slow.map(({ place, source, flags }) => `${place}: /${source}/${flags}`)).toEqual([])
})
