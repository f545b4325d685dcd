import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { assetFileNames } from "./vite/asset-file-names.ts"
import { chunks } from "./vite/chunks.ts"
import { heicDecoder } from "./vite/heic-decoder.ts"
import { writePages } from "./vite/pages.ts"

export default defineConfig({
  plugins: [react(), writePages()],
  resolve: { alias: { libheif: heicDecoder } },
  // A module that the development server need not bundle.
  optimizeDeps: { exclude: ["libheif"] },
  server: {
    port: Number(process.env.PORT ?? 3000),
    proxy: Object.fromEntries(
      ["/api", "/dev/mailbox"].map((path) => [path, `http://localhost:${process.env.API_PORT ?? 3001}`]),
    ),
  },
  build: {
    outDir: "dist",
    // An inlined asset would be a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    // Lists what each page loads, for tests/start/web-budget.test.ts.
    manifest: true,
    // All supported browsers have it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // The entry lists every file. Without the names of their chunks the list is 2 kB smaller; the manifest has the names.
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames,
      },
    },
  },
})
