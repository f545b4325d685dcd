import { createRequire } from "node:module"
import path from "node:path"

/** This package's folder, resolved by name because a bundled server runs from another folder than the migrations. */
export const packageFolder = path.dirname(createRequire(import.meta.url).resolve("@hearthbook/db/package.json"))

export const schemaFolder = path.join(packageFolder, "prisma", "schema")
export const migrationsFolder = path.join(packageFolder, "prisma", "migrations")
