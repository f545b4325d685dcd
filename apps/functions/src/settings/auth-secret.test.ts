import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { loadAuthSecret } from "./auth-secret.ts"
import { EnvError } from "./env.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-secret-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const modeOf = (name: string) => statSync(path.join(folder, name)).mode & 0o777

test("creates the secret once, readable only by its owner", () => {
  const secret = loadAuthSecret(folder)
  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(loadAuthSecret(folder)).toBe(secret)
  expect(modeOf("auth-secret")).toBe(0o600)
})

test("ignores an incomplete file of a process that was killed while writing", () => {
  writeFileSync(path.join(folder, "auth-secret.new"), "", { mode: 0o644 })
  const secret = loadAuthSecret(folder)
  expect(readdirSync(folder), "written beside it, then renamed").toEqual(["auth-secret"])
  expect(modeOf("auth-secret")).toBe(0o600)
  expect(loadAuthSecret(folder)).toBe(secret)
})

test.each(["", "short"])("reports a damaged file ('%s') instead of using or replacing it", (text) => {
  writeFileSync(path.join(folder, "auth-secret"), text)
  const keep = () => loadAuthSecret(folder)
  expect(keep).toThrow(EnvError)
  expect(keep).toThrow(/auth-secret is damaged/)
})
