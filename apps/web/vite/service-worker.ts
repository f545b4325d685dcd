import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { build } from "vite"
import type { Release } from "../src/service-worker/release.ts"
import { fileOf } from "./page-file.ts"
import { firstFonts, type Manifest } from "./page-html.ts"

/** The pages that work without a network, with the sources of their code. */
const offline: Record<string, string[]> = {
  "/login": ["src/features/auth/sign-in/login-page.tsx"],
  "/dashboard": ["src/app/shells/adult-shell.tsx", "src/features/dashboard/dashboard-page.tsx"],
  "/week": ["src/features/week/week-page.tsx"],
  "/attendance": ["src/features/attendance/attendance-page.tsx"],
  "/schedule": ["src/features/schedule/schedule-page.tsx"],
  "/assignments": ["src/features/assignments/assignments-page.tsx"],
  "/student/dashboard": [
    "src/app/shells/student-shell.tsx",
    "src/features/student-portal/home/student-dashboard-page.tsx",
  ],
  "/student/assignments": ["src/features/student-portal/work/student-assignments-page.tsx"],
  "/student/schedule": ["src/features/student-portal/schedule/student-schedule-page.tsx"],
}

/** Parts of every page that the entry loads later. */
const laterParts = [
  "src/app/offline/offline-status.tsx",
  "src/app/offline/restore-answers.ts",
  "src/app/toast-corner.tsx",
  "src/session/sign-out/log-out-dialog.tsx",
]

const entry = "index.html"
/** An address without a page, which the server answers with index.html on every host. */
const shell = "/app"

type Options = {
  /** The folder of the web app's sources. */
  root: string
  /** The folder of the build, with all of its pages. */
  folder: string
  /** The addresses of the prerendered public pages. */
  open: string[]
}

/** Writes service-worker.js, which knows the pages and the code of this build. Runs after the pages are written. */
export async function writeServiceWorker({ root, folder, open }: Options): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(folder, ".vite", "manifest.json"), "utf8")) as Manifest
  const release: Release = {
    version: path.parse(manifest[entry]?.file ?? "").name,
    pages: Object.keys(offline),
    shell,
    open: open.filter((address) => !(address in offline) && address !== "*"),
    files: await listFiles(folder, manifest),
  }
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    define: { RELEASE: JSON.stringify(release), "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: "src/service-worker/worker.ts", formats: ["iife"], name: "worker" },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && "output" in output ? output.output.find((file) => file.type === "chunk") : undefined
  if (!chunk || chunk.type !== "chunk") throw new Error("The service worker was not built.")
  await writeFile(path.join(folder, "service-worker.js"), chunk.code)
}

async function listFiles(folder: string, manifest: Manifest): Promise<Release["files"]> {
  const pages = await Promise.all(
    [...Object.keys(offline), shell].map(async (url) => {
      const content = await readFile(path.join(folder, fileOf(url === shell ? "*" : url)))
      const hash = createHash("sha256").update(content).digest("base64")
      // A server that is in the middle of an update may answer with the page of another build, which is then not kept.
      return { url, revision: hash.slice(0, 12), integrity: `sha256-${hash}`, content: content.toString() }
    }),
  )
  const named = pages.flatMap(({ content }) => content.match(/(?<=(?:src|href)=")\/assets\/[^"]+/g) ?? [])
  const assets = new Set([...listCode(manifest).map((file) => `/${file}`), ...named])
  for (const url of assets) {
    if (!existsSync(path.join(folder, url))) throw new Error(`A page names ${url}, which was not built.`)
  }
  return [
    ...pages.map(({ url, revision, integrity }) => ({ url, revision, integrity })),
    ...[...assets].toSorted().map((url) => ({ url, revision: null })),
  ]
}

/** The code of the offline pages and of the parts that they load later, and the first fonts. Other fonts are kept once they were used. */
function listCode(manifest: Manifest): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const follow = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is not a chunk of the built app.`)
    if (seen.has(source)) return
    seen.add(source)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    // The entry loads every page.
    const later = source === entry ? [] : (chunk.dynamicImports ?? [])
    for (const imported of [...(chunk.imports ?? []), ...later]) follow(imported)
  }
  for (const source of [entry, ...laterParts, ...Object.values(offline).flat()]) follow(source)
  for (const source of Object.keys(manifest).filter((name) => firstFonts.test(name))) follow(source)
  return [...files]
}
