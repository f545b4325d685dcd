import { createHash } from "node:crypto"
import { readFile, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Plugin } from "vite"
import { compressFolder } from "./compress.ts"
import { renderPages } from "./render-pages.ts"
import { withFonts, withLinks, withMarkup, type Manifest } from "./page-html.ts"

/** Pages that are often opened directly. Their HTML lists the code that they need, so that it loads without waiting for the app. */
const named = [
  { name: "register", sources: ["src/features/auth/sign-up/register-page.tsx"] },
  { name: "dashboard", sources: ["src/app/shells/adult-shell.tsx", "src/features/dashboard/dashboard-page.tsx"] },
]

/** The script that starts a page. It must come from the same build as the page. */
const beforePaint = "before-paint.js"

/**
 * Writes a separate HTML page for some addresses after the build ('/' is start.html). The public pages and the sign-in page are
 * prerendered, so that visitors see them before any script has loaded. index.html serves every other address.
 */
export function writePages(): Plugin {
  let root = ""
  let folder = ""
  return {
    name: "hearthbook:pages",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved: (config) => {
      root = config.root
      folder = path.resolve(config.root, config.build.outDir)
    },
    closeBundle: async (error?: Error) => {
      if (error) throw error
      const manifest = JSON.parse(await readFile(path.join(folder, ".vite", "manifest.json"), "utf8")) as Manifest
      const page = await readFile(path.join(folder, "index.html"), "utf8")
      const template = withFonts(page.replace(`/${beforePaint}`, await nameByContent(folder, beforePaint)), manifest)
      const write = (name: string, html: string) => writeFile(path.join(folder, `${name}.html`), html)
      await write("index", template)
      for (const { name, sources } of named) await write(name, withLinks(template, manifest, sources))
      for (const { path: address, sources, markup } of await renderPages(root)) {
        const name = address === "/" ? "start" : address.slice(1)
        await write(name, withMarkup(withLinks(template, manifest, sources), markup))
      }
      await compressFolder(folder)
    },
  }
}

/** Moves a file to the assets, under a name with its hash, so that no older version is cached. Returns its address. */
async function nameByContent(folder: string, file: string): Promise<string> {
  const { name, ext } = path.parse(file)
  const hash = createHash("sha256").update(await readFile(path.join(folder, file)))
  const asset = `assets/${name}-${hash.digest("base64url").slice(0, 8)}${ext}`
  await rename(path.join(folder, file), path.join(folder, asset))
  return `/${asset}`
}
