import { createRequire } from "node:module"
import path from "node:path"

/** This package's folder, found by name: the server runs from a bundle elsewhere, and the migrations stay here. */
export const packageFolder = path.dirname(createRequire(import.meta.url).resolve("@hearthbook/db/package.json"))

export const schemaFolder = path.join(packageFolder, "prisma", "schema")
export const migrationsFolder = path.join(packageFolder, "prisma", "migrations")
