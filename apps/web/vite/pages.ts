import { createHash } from "node:crypto"
import { readFile, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Plugin } from "vite"
import { compressFolder } from "./compress.ts"
import { drawPages } from "./draw-pages.ts"
import { withFonts, withLinks, withMarkup, type Manifest } from "./page-html.ts"

/** Opened so often by their address that what they need is named there, and need not be found out by the app's own code. */
const named = [
  { name: "register", sources: ["src/features/auth/sign-up/register-page.tsx"] },
  { name: "dashboard", sources: ["src/app/shells/adult-shell.tsx", "src/features/dashboard/dashboard-page.tsx"] },
]

/** What begins a page, and so has to be of the same build as the page. */
const beforePaint = "before-paint.js"

/**
 * Once the app is built, writes a page for each address that is better served by one of its own ('/' is start.html). The
 * public pages and the one to sign in are drawn in it, so that whoever opens one sees it before any script has come.
 * index.html is for every other address.
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
    closeBundle: async () => {
      const manifest = JSON.parse(await readFile(path.join(folder, ".vite", "manifest.json"), "utf8")) as Manifest
      const page = await readFile(path.join(folder, "index.html"), "utf8")
      const template = withFonts(page.replace(`/${beforePaint}`, await nameByContent(folder, beforePaint)), manifest)
      const write = (name: string, html: string) => writeFile(path.join(folder, `${name}.html`), html)
      await write("index", template)
      for (const { name, sources } of named) await write(name, withLinks(template, manifest, sources))
      for (const { path: address, sources, markup } of await drawPages(root)) {
        const name = address === "/" ? "start" : address.slice(1)
        await write(name, withMarkup(withLinks(template, manifest, sources), markup))
      }
      await compressFolder(folder)
    },
  }
}

/** Moves a file among the assets, whose names change with their content, so that none is kept from an earlier build; its address. */
async function nameByContent(folder: string, file: string): Promise<string> {
  const { name, ext } = path.parse(file)
  const hash = createHash("sha256").update(await readFile(path.join(folder, file)))
  const asset = `assets/${name}-${hash.digest("base64url").slice(0, 8)}${ext}`
  await rename(path.join(folder, file), path.join(folder, asset))
  return `/${asset}`
}
