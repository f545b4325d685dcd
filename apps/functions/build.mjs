// Bundles the Node server to dist/server.js, and code that few requests need to files next to it. The repository's packages are
// TypeScript sources and are included. Packages from npm stay external, next to their WASM and native files.
import { rmSync } from "node:fs"
import { build } from "esbuild"

/** Also included: resolved from dist/, these would be missing, or an older version that other packages depend on. */
const included = ["ical-generator", "lru-cache"]

rmSync("dist", { recursive: true, force: true })
await build({
  // Beside the server, the threads that read files and draw documents.
  entryPoints: {
    server: "src/hosts/server.ts",
    "read-thread": "src/threads/read-thread.ts",
    "draw-thread": "src/threads/draw-thread.ts",
  },
  outdir: "dist",
  bundle: true,
  // Without this, the library that draws documents would be loaded at the start.
  splitting: true,
  platform: "node",
  target: "node20",
  format: "esm",
  sourcemap: true,
  logLevel: "warning",
  plugins: [
    {
      name: "external-npm-packages",
      setup: (bundle) => {
        bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === "entry-point" || path.startsWith("@hearthbook/") || included.includes(path)
            ? undefined
            : { path, external: true },
        )
      },
    },
  ],
})
