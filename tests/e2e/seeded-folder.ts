import { cp, mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { freePort } from "@hearthbook/db/testing/listen"
import { startServer } from "../built-server.ts"

const variable = "HEARTHBOOK_SEEDED_FOLDER"

/** Playwright's global set-up: has a server make the demo family once, so that each other one begins with a copy of it. */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "hearthbook-seeded-"))
  const server = await startServer({ PORT: String(await freePort()), DATA_DIR: folder, LOG_LEVEL: "warn" })
  await server.stop()
  process.env[variable] = folder
  return () => rm(folder, { recursive: true })
}

/** A data folder of its own with the demo family in it. */
export async function copySeeded(to: string): Promise<void> {
  const folder = process.env[variable]
  if (!folder) throw new Error("The demo family has not been made; the set-up of playwright.config.ts does it.")
  await cp(folder, to, { recursive: true })
}
