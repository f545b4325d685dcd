// npm run build:vercel: writes .vercel/output, which Vercel deploys without building (docs/deploy.md). Add `-- hobby` for the
// Hobby plan, whose timers run once a day.
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { bundleFunction } from "./bundle.ts"
import { copyNative } from "./native-packages.ts"
import { describeSite } from "./vercel-config.ts"
import { copyDocs, copyWebForStaticHost } from "./web-folder.ts"

const output = fileURLToPath(new URL("../../../.vercel/output", import.meta.url))

/**
 * The time limit of a request in seconds. Longer than all of a request's own timeouts together (an identity provider gets several
 * requests of up to ten seconds each), so that the error comes from the app, not from the host. Also covers streaming an archive.
 */
const maxDuration = 60
const functions = ["trpc", "v1", "pdf", "auth", "cron"]

const launcher = {
  runtime: "nodejs22.x",
  handler: "index.mjs",
  launcherType: "Nodejs",
  shouldAddHelpers: false,
  supportsResponseStreaming: true,
}

rmSync(output, { recursive: true, force: true })
const web = path.join(output, "static")
const pages = copyWebForStaticHost(web)
copyDocs(path.join(web, "api", "docs"))
for (const name of functions) {
  const folder = path.join(output, "functions", "api", `${name}.func`)
  copyNative(await bundleFunction(name, folder), "x64", folder)
  writeJson(path.join(folder, ".vc-config.json"), { ...launcher, maxDuration })
}
const pace = process.argv[2] === "hobby" ? "daily" : "each minute"
writeJson(path.join(output, "config.json"), await describeSite(pages, pace))
console.log(`Wrote ${path.relative(process.cwd(), output)}; timers run ${pace}.`)

function writeJson(file: string, content: object): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
