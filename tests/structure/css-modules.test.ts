import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

// TypeScript takes any name on an imported CSS module, so a class that was renamed in only one place would lose its look silently.
const web = fileURLToPath(new URL("../../apps/web/src", import.meta.url))

const components = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => path.join(web, file))

/** The classes that a component uses and its CSS modules do not define, as 'file: name'. */
function findUndefined(component: string): string[] {
  const source = readFileSync(component, "utf8")
  const imports = [...source.matchAll(/import (\w+) from "(\.[^"]+\.module\.css)"/g)]
  return imports.flatMap(([, variable = "", specifier = ""]) => {
    const styles = readFileSync(path.join(path.dirname(component), specifier), "utf8")
    const used = [...source.matchAll(new RegExp(`(?<![-.\\w/])${variable}\\.(\\w+)(?!\\.css)`, "g"))]
    return used.map(([, name = ""]) => name).filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(styles))
  })
}

test("every class that a component uses is defined in its CSS module", () => {
  const missing = components.flatMap((file) =>
    findUndefined(file).map((name) => `${path.relative(web, file)}: ${name}`),
  )
  expect(components.length).toBeGreaterThan(300)
  expect(missing).toEqual([])
})
