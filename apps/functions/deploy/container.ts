// npm run build:container: writes dist/container, the server with all its dependencies (Dockerfile).
import { cpSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { bundleServer, folderOf } from "./bundle.ts"
import { copyNative } from "./native-packages.ts"
import { copyDocs, copyWeb } from "./web-folder.ts"

const output = fileURLToPath(new URL("../../../dist/container", import.meta.url))

const cpu = process.arch === "arm64" ? "arm64" : "x64"
copyNative(await bundleServer(output), cpu, output)
copyWeb(path.join(packageAt("@hearthbook/web"), "dist"))
copyDocs(packageAt("swagger-ui-dist"))
cpSync(path.join(folderOf("@hearthbook/db"), "prisma"), path.join(packageAt("@hearthbook/db"), "prisma"), {
  recursive: true,
  filter: (file) => !file.endsWith(".mjs"),
})
console.log(`Wrote ${path.relative(process.cwd(), output)}.`)

/** Creates the folder in which the server finds a package, with its package.json, and returns it. */
function packageAt(name: string): string {
  const folder = path.join(output, "node_modules", name)
  cpSync(path.join(folderOf(name), "package.json"), path.join(folder, "package.json"))
  return folder
}
