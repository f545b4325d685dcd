// npm run build:lambda: writes dist/lambda, a function and the template that deploys it (docs/deploy.md). `-- arm64` for AWS's
// own processors, which cost less.
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { bundleFunction } from "./bundle.ts"
import { copyNative, type Cpu } from "./native-packages.ts"
import { copyDocs, copyWeb } from "./web-folder.ts"

const output = fileURLToPath(new URL("../../../dist/lambda", import.meta.url))
const template = fileURLToPath(new URL("template.yaml", import.meta.url))

/** As AWS names the processors. */
const architectures: Record<Cpu, string> = { x64: "x86_64", arm64: "arm64" }

const cpu: Cpu = process.argv[2] === "arm64" ? "arm64" : "x64"
// Only what is written here is replaced: beside it `sam deploy` keeps what it was told.
const folder = path.join(output, "function")
copyNative(await bundleFunction("lambda", folder), cpu, folder)
copyWeb(path.join(folder, "web"))
// Found by its package, as in a checkout.
const docs = path.join(folder, "node_modules", "swagger-ui-dist")
copyDocs(docs)
writeFileSync(path.join(docs, "package.json"), `${JSON.stringify({ name: "swagger-ui-dist" })}\n`)
const text = readFileSync(template, "utf8").replace(/Architectures: \[\w+\]/, `Architectures: [${architectures[cpu]}]`)
writeFileSync(path.join(output, "template.yaml"), text)
console.log(`Wrote ${path.relative(process.cwd(), output)} for ${architectures[cpu]}.`)
