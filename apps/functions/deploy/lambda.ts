// npm run build:lambda: writes dist/lambda, a function and the template that deploys it (docs/deploy.md). Add `-- arm64` for
// AWS's own processors, which cost less.
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { bundleFunction } from "./bundle.ts"
import { copyNative, type Cpu } from "./native-packages.ts"
import { copyDocs, copyWeb } from "./web-folder.ts"

const output = fileURLToPath(new URL("../../../dist/lambda", import.meta.url))
const template = fileURLToPath(new URL("template.yaml", import.meta.url))

/** AWS's names of the processors. */
const architectures: Record<Cpu, string> = { x64: "x86_64", arm64: "arm64" }

const cpu: Cpu = process.argv[2] === "arm64" ? "arm64" : "x64"
// Replaces only the function and the template, because `sam deploy` keeps its configuration next to them.
const folder = path.join(output, "function")
copyNative(await bundleFunction("lambda", folder), cpu, folder)
copyWeb(path.join(folder, "web"))
// The server finds the API docs through their package, as in a checkout.
const docs = path.join(folder, "node_modules", "swagger-ui-dist")
copyDocs(docs)
writeFileSync(path.join(docs, "package.json"), `${JSON.stringify({ name: "swagger-ui-dist" })}\n`)
const text = readFileSync(template, "utf8").replace(/Architectures: \[\w+\]/, `Architectures: [${architectures[cpu]}]`)
writeFileSync(path.join(output, "template.yaml"), text)
console.log(`Wrote ${path.relative(process.cwd(), output)} for ${architectures[cpu]}.`)
