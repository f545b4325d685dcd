// One function as one bundle: everything it may need is in it, what no request needs is not, and what few requests need is a
// file of its own, which only those read.
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { build, type Plugin } from "esbuild"

const entries = fileURLToPath(new URL("../api", import.meta.url))

/** Native code, of which a platform takes its own files: copied beside the bundle, not into it. */
const native = ["sharp", "@node-rs/argon2"]

/** What reads files that lie beside its own code. */
const withFiles = ["@electric-sql/pglite"]

// What was written for Node's older modules asks for these by name.
const header = `import { createRequire as createRequireOf } from "node:module"; const require = createRequireOf(import.meta.url);`

/**
 * Bundles api/<entry>.ts to `folder`/index.mjs and puts what is loaded later and Prisma's compiler of queries beside it.
 * Answers which packages with native code it loads.
 */
export async function bundleFunction(entry: string, folder: string): Promise<string[]> {
  const loaded = await bundle(path.join(entries, `${entry}.ts`), folder, [leaveOut(["./embedded.ts", "co-body"])])
  return native.filter((name) => loaded.includes(name))
}

/** Bundles the server of a home or a container likewise. Answers which packages it needs beside it. */
export async function bundleServer(folder: string): Promise<string[]> {
  await bundle(path.join(entries, "..", "src", "server.ts"), folder, [leaveOut(["co-body"])])
  return [...native, ...withFiles]
}

async function bundle(entry: string, folder: string, plugins: Plugin[]): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: { index: entry },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    target: "node20",
    format: "esm",
    minify: true,
    metafile: true,
    legalComments: "none",
    logLevel: "warning",
    // Otherwise trpc-to-openapi makes its list of procedures anew at every request.
    define: { "process.env.NODE_ENV": '"production"' },
    external: [...native, ...withFiles, "pg-native"],
    banner: { js: header },
    plugins: [...plugins, oneLanguage, shake, compilerBeside(folder)],
  })
  return Object.values(metafile.outputs).flatMap(({ imports }) => imports.map((one) => one.path))
}

/** What is never reached in a function, in its place: an error that says so. */
const absent: Record<string, string> = {
  // A function has no folder to keep a database in.
  "./embedded.ts": `export function openEmbedded() { throw new Error("There is no embedded database in a function.") }`,
  // It reads the bodies of Node's own requests; ours are read by fetch.
  "co-body": `export default function parse() { throw new Error("Bodies are read by fetch.") }`,
}

function leaveOut(paths: string[]): Plugin {
  return {
    name: "leave-out",
    setup(plugin) {
      plugin.onResolve({ filter: /^(\.\/embedded\.ts|co-body)$/ }, ({ path }) =>
        paths.includes(path) ? { path, namespace: "absent" } : undefined,
      )
      plugin.onLoad({ filter: /.*/, namespace: "absent" }, ({ path }) => ({ contents: absent[path] ?? "" }))
    },
  }
}

/** Zod's own words are there in fifty languages; ours are in zod-words.ts. */
const oneLanguage: Plugin = {
  name: "one-language",
  setup(plugin) {
    plugin.onLoad({ filter: /\bzod\/v4\/locales\/index\.js$/ }, () => ({
      contents: `export { default as en } from "./en.js"`,
    }))
  },
}

/** Packages whose files do nothing by being loaded, although they do not say so: what is not used of them goes. */
const shake: Plugin = {
  name: "shake",
  setup(plugin) {
    plugin.onResolve({ filter: /^(trpc-to-openapi|h3|openapi3-ts\/oas31)$/ }, async ({ path, pluginData, ...args }) => {
      if (pluginData === "asked") return undefined
      const found = await plugin.resolve(path, { ...args, pluginData: "asked" })
      return { ...found, sideEffects: false }
    })
  },
}

/** The compiler of queries as the file that it is: as text inside the bundle it would be a third larger, and be decoded first. */
function compilerBeside(folder: string): Plugin {
  const file = "query-compiler.wasm"
  return {
    name: "compiler-beside",
    setup(plugin) {
      let compiler: Buffer | undefined
      plugin.onLoad({ filter: /query_compiler_\w+\.postgresql\.wasm-base64\.mjs$/ }, ({ path: source }) => {
        const text = /"([A-Za-z0-9+/=]{1000,})"/.exec(readFileSync(source, "utf8"))?.[1]
        if (!text) throw new Error(`There is no compiler in ${source}; has Prisma changed how it brings it?`)
        compiler = Buffer.from(text, "base64")
        return {
          contents: `import { readFileSync } from "node:fs"
            export const wasm = readFileSync(new URL(${JSON.stringify(file)}, import.meta.url))`,
        }
      })
      plugin.onEnd(() => {
        if (!compiler) throw new Error("The bundle has no compiler of queries; has Prisma changed how it brings it?")
        writeFileSync(path.join(folder, file), compiler)
      })
    },
  }
}

/** The folder of an installed package. */
export function folderOf(name: string): string {
  return path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
}
