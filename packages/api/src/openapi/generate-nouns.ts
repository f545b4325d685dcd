// Lists the declarations of nouns. It runs before the router is imported, which needs the list.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs"

const modules = readdirSync(new URL("../modules/", import.meta.url), { recursive: true, encoding: "utf8" })
const files = modules.filter((file) => file.endsWith(".noun.ts")).sort()
const folder = new URL("../generated/", import.meta.url)

mkdirSync(folder, { recursive: true })
writeFileSync(new URL("nouns.ts", folder), files.map((file) => `export * from "../modules/${file}"\n`).join(""))
