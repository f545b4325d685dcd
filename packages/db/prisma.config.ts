import path from "node:path"
import { defineConfig } from "prisma/config"

export default defineConfig({
  schema: path.join("prisma", "schema"),
  migrations: { path: path.join("prisma", "migrations") },
  // Read only by `prisma migrate deploy`. The app opens its own connections (src/connect/client.ts).
  datasource: { url: process.env.DATABASE_URL ?? "" },
})
