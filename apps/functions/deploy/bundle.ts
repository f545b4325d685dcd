// Bundles a function. The bundle leaves out code that no request needs, and splits code that few requests need into files that
// are loaded on demand.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { allFonts } from "@hearthbook/paper/font-list"
import { build, type Plugin } from "esbuild"

const entries = fileURLToPath(new URL("../api", import.meta.url))

const both = ["read-thread", "draw-thread"]

/** Packages with native code for a platform. They are copied next to the bundle, not into it. */
const native = ["sharp", "@node-rs/argon2"]

/** Packages that read files next to their own code. */
const withFiles = ["@electric-sql/pglite"]

// CommonJS packages call `require`.
const header = `import { createRequire as createRequireOf } from "node:module"; const require = createRequireOf(import.meta.url);`

/**
 * Bundles api/<entry>.ts to `folder`/index.mjs, with the chunks that are loaded later and Prisma's query compiler next to it.
 * Returns the packages with native code that it needs.
 */
export async function bundleFunction(entry: string, folder: string): Promise<string[]> {
  const files = { index: path.join(entries, `${entry}.ts`), ...threadsOf(entry) }
  const loaded = await bundle(files, folder, [leaveOut(["./embedded.ts", "co-body"])])
  return native.filter((name) => loaded.includes(name))
}

/** Bundles the server of a home or a container in the same way. Returns the packages that it needs next to it. */
export async function bundleServer(folder: string): Promise<string[]> {
  const files = { index: path.join(entries, "../src/hosts/server.ts"), ...threadsOf("server") }
  await bundle(files, folder, [leaveOut(["co-body"])])
  return [...native, ...withFiles]
}

/** The threads whose work a function serves: all files come in at v1, and all documents are drawn by pdf. */
function threadsOf(entry: string): Record<string, string> {
  const threads = { v1: ["read-thread"], pdf: ["draw-thread"], lambda: both, server: both }[entry] ?? []
  return Object.fromEntries(threads.map((name) => [name, path.join(entries, `../src/threads/${name}.ts`)]))
}

async function bundle(entryPoints: Record<string, string>, folder: string, plugins: Plugin[]): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints,
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
    // Without this, trpc-to-openapi rebuilds its list of procedures for every request.
    define: { "process.env.NODE_ENV": '"production"' },
    external: [...native, ...withFiles, "pg-native"],
    banner: { js: header },
    plugins: [...plugins, oneLanguage, shake, compilerBeside(folder), standardFonts, fontsBeside(folder)],
  })
  return Object.values(metafile.outputs).flatMap(({ imports }) => imports.map((one) => one.path))
}

/** Modules that are never called in a function, replaced by code that throws. */
const stubs: Record<string, string> = {
  // A function has no folder for a database.
  "./embedded.ts": `export function openEmbedded() { throw new Error("There is no embedded database in a function.") }`,
  // It parses the bodies of Node's requests. The server reads bodies through fetch's Request.
  "co-body": `export default function parse() { throw new Error("Bodies are read by fetch.") }`,
}

function leaveOut(paths: string[]): Plugin {
  return {
    name: "leave-out",
    setup(plugin) {
      plugin.onResolve({ filter: /^(\.\/embedded\.ts|co-body)$/ }, ({ path }) =>
        paths.includes(path) ? { path, namespace: "stub" } : undefined,
      )
      plugin.onLoad({ filter: /.*/, namespace: "stub" }, ({ path }) => ({ contents: stubs[path] ?? "" }))
    },
  }
}

/** Keeps only the English of Zod's fifty languages. Hearthbook's own messages are in zod-messages.ts. */
const oneLanguage: Plugin = {
  name: "one-language",
  setup(plugin) {
    plugin.onLoad({ filter: /\bzod\/v4\/locales\/index\.js$/ }, () => ({
      contents: `export { default as en } from "./en.js"`,
    }))
  },
}

/** Allows tree-shaking for packages that have no side effects but do not declare it. */
const shake: Plugin = {
  name: "shake",
  setup(plugin) {
    plugin.onResolve({ filter: /^(trpc-to-openapi|h3|openapi3-ts\/oas31)$/ }, async ({ path, pluginData, ...args }) => {
      if (pluginData === "resolving") return undefined
      const found = await plugin.resolve(path, { ...args, pluginData: "resolving" })
      return { ...found, sideEffects: false }
    })
  },
}

/** Writes the query compiler to a file. As base64 inside the bundle it would be a third larger and need decoding. */
function compilerBeside(folder: string): Plugin {
  const file = "query-compiler.wasm"
  return {
    name: "compiler-beside",
    setup(plugin) {
      let compiler: Buffer | undefined
      plugin.onLoad({ filter: /query_compiler_\w+\.postgresql\.wasm-base64\.mjs$/ }, ({ path: source }) => {
        const text = /"([A-Za-z0-9+/=]{1000,})"/.exec(readFileSync(source, "utf8"))?.[1]
        if (!text) throw new Error(`There is no query compiler in ${source}. Did a Prisma update move it?`)
        compiler = Buffer.from(text, "base64")
        return {
          contents: `import { readFileSync } from "node:fs"
            export const wasm = readFileSync(new URL(${JSON.stringify(file)}, import.meta.url))`,
        }
      })
      plugin.onEnd(() => {
        if (!compiler) throw new Error("The bundle has no query compiler. Did a Prisma update move it?")
        writeFileSync(path.join(folder, file), compiler)
      })
    },
  }
}

/** Includes the measures of PDF's standard fonts, which pdfkit requires at run time from files of its package. */
const standardFonts: Plugin = {
  name: "standard-fonts",
  setup(plugin) {
    plugin.onLoad({ filter: /pdfkit\.node\.mjs$/ }, ({ path }) => {
      const source = readFileSync(path, "utf8")
      const contents = source.replaceAll("require$1('#standard-fonts/", "require('#standard-fonts/")
      if (contents === source) throw new Error("pdfkit has its standard fonts elsewhere since its update.")
      return { contents }
    })
  },
}

/**
 * Copies the fonts of documents to fonts/, if the bundle draws any, and lets the code find them there. Of each font only the files
 * that are used: the packages also have other weights and the same letters in another format.
 */
function fontsBeside(folder: string): Plugin {
  return {
    name: "fonts-beside",
    setup(plugin) {
      let isUsed = false
      plugin.onLoad({ filter: /paper[\\/]src[\\/]fonts[\\/]font-folder\.ts$/ }, () => {
        isUsed = true
        return {
          contents: `import { fileURLToPath } from "node:url"
            export const fontFolder = (font) => fileURLToPath(new URL("fonts/" + font, import.meta.url))`,
        }
      })
      plugin.onEnd(() => {
        if (isUsed) for (const listed of allFonts) copyFont(listed, path.join(folder, "fonts", listed.font))
      })
    },
  }
}

function copyFont({ font, weights, subsets }: (typeof allFonts)[number], target: string): void {
  const source = folderOf(`@fontsource/${font}`)
  const isWanted = (file: string) => {
    const named = /^(.+)-(\d+)-normal\.woff$/.exec(file.slice(font.length + 1))
    if (!named) return false
    const [, subset = "", weight = ""] = named
    return weights.includes(Number(weight)) && (!subsets || subsets.includes(subset))
  }
  cpSync(path.join(source, "unicode.json"), path.join(target, "unicode.json"))
  cpSync(path.join(source, "files"), path.join(target, "files"), {
    recursive: true,
    filter: (file) => path.basename(file) === "files" || isWanted(path.basename(file)),
  })
  if (!existsSync(path.join(target, "files")))
    throw new Error(`The font ${font} has no files. Did an update move them?`)
}

/** Returns the folder of an installed package. */
export function folderOf(name: string): string {
  return path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
}
