// Bundles the Node server to dist/server.js. Our own packages are TypeScript sources, so they go in; what npm
// installs stays outside, where its WASM and native files are.
import { build } from "esbuild"

/** Goes in as well: from here an older one would be found, which other packages brought. */
const inside = ["lru-cache"]

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
      name: "installed-packages-stay-outside",
      setup: (bundle) => {
        bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === "entry-point" || path.startsWith("@hearthbook/") || inside.includes(path)
            ? undefined
            : { path, external: true },
        )
      },
    },
  ],
})
