import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [react()],
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
  },
})
