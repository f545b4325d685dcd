// The built web app, which every platform serves in its own way.
import { cpSync, existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { folderOf } from "./bundle.ts"

/** Copies the built web app into `folder`. Throws, in one line, where it is not built. */
export function copyWeb(folder: string): void {
  const built = path.join(folderOf("@hearthbook/web"), "dist")
  if (!existsSync(path.join(built, "index.html"))) throw new Error("The web app is not built: npm run build.")
  cpSync(built, folder, { recursive: true })
}

/** Copies the page that shows the REST API into `folder`: a script and its style. */
export function copyDocs(folder: string): void {
  for (const file of ["swagger-ui.css", "swagger-ui-bundle.js"]) {
    cpSync(path.join(folderOf("swagger-ui-dist"), file), path.join(folder, file))
  }
}

/** The pages that were made at build time, by the address at which each is opened. */
export function listPages(folder: string): { file: string; address: string }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.endsWith(".html") && file !== "index.html")
    .map((file) => ({ file, address: file.replace(/(\/index)?\.html$/, "") }))
}
