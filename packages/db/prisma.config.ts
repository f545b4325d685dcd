import path from "node:path"
import { defineConfig } from "prisma/config"

export default defineConfig({
  schema: path.join("prisma", "schema"),
  migrations: { path: path.join("prisma", "migrations") },
  // Only `prisma migrate deploy` against a hosted database reads it; the app opens its own (src/connect/client.ts).
  datasource: { url: process.env.DATABASE_URL ?? "" },
})
