// Bundles the Node server to dist/server.js. The repository's packages are TypeScript sources and are included. Packages from
// npm stay external, next to their WASM and native files.
import { build } from "esbuild"

/** Also included: resolved from dist/, these would be an older version that other packages depend on. */
const included = ["lru-cache"]

await build({
  entryPoints: ["src/hosts/server.ts"],
  outfile: "dist/server.js",
  bundle: true,
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
