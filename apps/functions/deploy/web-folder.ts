// The built web app, which every platform serves in its own way.
import { copyFileSync, cpSync, existsSync, readdirSync, renameSync } from "node:fs"
import path from "node:path"
import { folderOf } from "./bundle.ts"

/** Copies the built web app into `folder`, but for what only the build needs. Throws, in one line, where it is not built. */
export function copyWeb(folder: string, leaveOut = /\/\.vite(\/|$)/): void {
  const built = path.join(folderOf("@hearthbook/web"), "dist")
  if (!existsSync(path.join(built, "index.html"))) throw new Error("The web app is not built: npm run build.")
  cpSync(built, folder, { recursive: true, filter: (file) => !leaveOut.test(file.split(path.sep).join("/")) })
}

/**
 * Likewise for a host that compresses by itself and gives out index.html at '/': what is there for every address that has no
 * page of its own is app.html then (apps/web/vite/pages.ts). Answers the other pages by their addresses.
 */
export function copyWebForStaticHost(folder: string): { file: string; address: string }[] {
  copyWeb(folder, /\/\.vite(\/|$)|\.(br|gz)$/)
  copyFileSync(path.join(folder, "index.html"), path.join(folder, "app.html"))
  const start = path.join(folder, "start.html")
  if (existsSync(start)) renameSync(start, path.join(folder, "index.html"))
  return readdirSync(folder)
    .filter((file) => file.endsWith(".html") && !["index.html", "app.html"].includes(file))
    .map((file) => ({ file, address: path.basename(file, ".html") }))
}

/** Copies the page that shows the REST API into `folder`: a script and its style. */
export function copyDocs(folder: string): void {
  for (const file of ["swagger-ui.css", "swagger-ui-bundle.js"]) {
    cpSync(path.join(folderOf("swagger-ui-dist"), file), path.join(folder, file))
  }
}
