import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { chunks } from "./vite/chunks.ts"
import { writePages } from "./vite/pages.ts"

export default defineConfig({
  plugins: [react(), writePages()],
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
    // What each page loads, for whoever weighs it (tests/start/web-budget.test.ts).
    manifest: true,
    // Every browser that the app serves has it.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
})
