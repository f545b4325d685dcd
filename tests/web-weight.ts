import { readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"

const folder = fileURLToPath(new URL("../apps/web/dist", import.meta.url))

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** The files that a browser loads before a page of the built app shows, and their gzipped size. */
export type Weight = { scripts: string[]; script_bytes: number; styles: string[]; style_bytes: number }

/** The entry sources of each page, besides index.html. Lazy imports are not counted. */
export const pages = {
  entry: [],
  landing: ["src/features/site/frame/site-shell.tsx", "src/features/site/landing/landing-page.tsx"],
  "sign-in": ["src/features/auth/sign-in/login-page.tsx"],
  dashboard: ["src/app/shells/adult-shell.tsx", "src/features/dashboard/dashboard-page.tsx"],
} satisfies Record<string, string[]>

/** Follows the static imports of sources in Vite's manifest. Throws if a source is not a separate chunk. */
export function weigh(sources: string[]): Weight {
  const manifest = JSON.parse(readFileSync(path.join(folder, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const follow = (source: string) => {
    const chunk = manifest[source]
    if (!chunk)
      throw new Error(
        `${source} is not a chunk of the built web app. Run \`npm run build\`, or check if it is imported statically.`,
      )
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const imported of chunk.imports ?? []) follow(imported)
  }
  for (const source of ["index.html", ...sources]) follow(source)
  return {
    scripts: [...scripts],
    script_bytes: zippedBytes(scripts),
    styles: [...styles],
    style_bytes: zippedBytes(styles),
  }
}

/** Returns the text of a file of the build. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(folder, file), "utf8")
}

function zippedBytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readBuilt(file)).length, 0)
}
