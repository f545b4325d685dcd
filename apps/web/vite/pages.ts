import { createHash } from "node:crypto"
import { readFile, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Plugin } from "vite"
import { compressFolder } from "./compress.ts"
import { fileOf } from "./page-file.ts"
import { renderPages } from "./render-pages.ts"
import { writeServiceWorker } from "./service-worker.ts"
import { withFonts, withFrames, withLinks, withMarkup, type Manifest } from "./page-html.ts"

const adultShell = "src/app/shells/adult-shell.tsx"
const studentShell = "src/app/shells/student-shell.tsx"

/** Pages that are often opened directly. Their HTML lists the code that they need, so that it loads without waiting for the app. */
const sourcesOf: Record<string, string[]> = {
  "/register": ["src/features/auth/sign-up/register-page.tsx"],
  "/dashboard": [adultShell, "src/features/dashboard/dashboard-page.tsx"],
  "/week": [adultShell, "src/features/week/week-page.tsx"],
  "/attendance": [adultShell, "src/features/attendance/attendance-page.tsx"],
  "/student/dashboard": [studentShell, "src/features/student-portal/home/student-dashboard-page.tsx"],
}

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
    closeBundle: async () => {
      const manifest = JSON.parse(await readFile(path.join(folder, ".vite", "manifest.json"), "utf8")) as Manifest
      const page = await readFile(path.join(folder, "index.html"), "utf8")
      const template = withFonts(page.replace(`/${beforePaint}`, await nameByContent(folder, beforePaint)), manifest)
      const write = (address: string, html: string) => writeFile(path.join(folder, fileOf(address)), html)
      const { pages, frames } = await renderPages(root)
      await write("/register", withLinks(template, manifest, sourcesOf["/register"] ?? []))
      for (const { path: address, markup } of frames)
        await write(address, withFrames(withLinks(template, manifest, sourcesOf[address] ?? []), markup))
      for (const { path: address, sources, markup } of pages)
        await write(address, withMarkup(withLinks(template, manifest, sources), markup))
      // After all pages, which it knows by their content, and before they are compressed.
      await writeServiceWorker({ root, folder, open: pages.map(({ path: address }) => address) })
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
