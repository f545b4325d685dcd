import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"
import react from "@vitejs/plugin-react"
import { build } from "vite"
import type { Frame } from "../src/prerender/frames.tsx"
import type { Prerendered } from "../src/prerender/pages.tsx"
import type * as Pages from "../src/prerender/pages.tsx"
import { assetFileNames } from "./asset-file-names.ts"

/** Builds the pages for Node in a temporary folder. Renders those for visitors, and the frames of those for signed-in users. */
export async function renderPages(root: string): Promise<{ pages: Prerendered[]; frames: Frame[] }> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), "hearthbook-pages-"))
  try {
    await build({
      root,
      configFile: false,
      logLevel: "error",
      plugins: [react()],
      build: {
        ssr: "src/prerender/pages.tsx",
        outDir,
        assetsInlineLimit: 0,
        copyPublicDir: false,
        // The pages name the pictures as the app's own build does.
        // In one file, the stand-in for the browser runs before every other module.
        rolldownOptions: { output: { assetFileNames, codeSplitting: false } },
      },
      ssr: { noExternal: true },
    })
    const pages = (await import(pathToFileURL(path.join(outDir, "pages.js")).href)) as typeof Pages
    return { pages: pages.renderPages(), frames: await pages.renderFrames() }
  } finally {
    await rm(outDir, { recursive: true })
  }
}
