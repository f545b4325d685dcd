import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { packageFolder, schemaFolder } from "./paths.ts"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-migrate-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe("npm run db:check", () => {
  test("passes for the schema and migrations of the repository", () => {
    expect(checkDrift()).toMatchObject({ status: 0, stderr: "" })
  }, 120_000)

  test(
    "fails and prints the missing SQL if the migrations lack a change of the schema",
    { tags: ["slow"], timeout: 120_000 },
    () => {
      cpSync(schemaFolder, folder, { recursive: true })
      const file = path.join(folder, "academics.prisma")
      const changed = readFileSync(file, "utf8").replace("model provider {", "model provider {\n  shelf_mark String?")
      writeFileSync(file, changed)
      const { status, stderr } = checkDrift({ SCHEMA_FOLDER: folder })
      expect(status).toBe(1)
      expect(stderr).toContain('ALTER TABLE "provider" ADD COLUMN     "shelf_mark" TEXT')
    },
  )
})

function checkDrift(env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ["--import", "tsx", path.join("src", "commands", "drift.ts")], {
    cwd: packageFolder,
    env: { ...process.env, ...env },
    encoding: "utf8",
  })
}
