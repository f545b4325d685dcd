// Lists the files of rule packs, so that a new pack is one file.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs"

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
const packs = files.filter((file) => file.endsWith(".json")).sort()
const folder = new URL("../generated/", import.meta.url)

mkdirSync(folder, { recursive: true })
writeFileSync(
  new URL("rule-pack-files.ts", folder),
  [
    ...packs.map((file, index) => `import pack${index} from "../rule-packs/${file}" with { type: "json" }`),
    `export const rulePackFiles: unknown[] = [${packs.map((_, index) => `pack${index}`).join(", ")}]\n`,
  ].join("\n"),
)
