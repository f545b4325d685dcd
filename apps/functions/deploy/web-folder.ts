// Copies the built web app to where each platform serves it from.
import { copyFileSync, cpSync, existsSync, readdirSync, renameSync } from "node:fs"
import path from "node:path"
import { folderOf } from "./bundle.ts"

/** Copies the built web app into `folder`, without the build's metadata. Throws if the web app is not built. */
export function copyWeb(folder: string, leaveOut = /\/\.vite(\/|$)/): void {
  const built = path.join(folderOf("@hearthbook/web"), "dist")
  if (!existsSync(path.join(built, "index.html"))) throw new Error("The web app is not built. Run npm run build.")
  cpSync(built, folder, { recursive: true, filter: (file) => !leaveOut.test(file.split(path.sep).join("/")) })
}

/**
 * Copies the web app for a host that compresses files itself and serves index.html at '/'. The page for all other addresses is
 * app.html there (apps/web/vite/pages.ts). Returns the prerendered pages with their addresses.
 */
export function copyWebForStaticHost(folder: string): { file: string; address: string }[] {
  copyWeb(folder, /\/\.vite(\/|$)|\.(br|gz)$/)
  copyFileSync(path.join(folder, "index.html"), path.join(folder, "app.html"))
  const start = path.join(folder, "start.html")
  if (existsSync(start)) renameSync(start, path.join(folder, "index.html"))
  return readdirSync(folder)
    .filter((file) => file.endsWith(".html") && !["index.html", "app.html"].includes(file))
    .map((file) => ({ file, address: path.basename(file, ".html").replaceAll(".", "/") }))
}

/** Copies the script and style of the API docs into `folder`. */
export function copyDocs(folder: string): void {
  for (const file of ["swagger-ui.css", "swagger-ui-bundle.js"]) {
    cpSync(path.join(folderOf("swagger-ui-dist"), file), path.join(folder, file))
  }
}
