import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { EnvError, readEnv } from "./env.ts"
import { loadVapidKeys, readVapidKeys } from "./vapid.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-vapid-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const hosted = { DATABASE_URL: "postgresql://db/name", AUTH_SECRET: "a secret of thirty-two characters or more" }

test("at home the keys are made once and kept, for their owner's eyes only", () => {
  const keys = readVapidKeys(readEnv({ DATA_DIR: folder }))
  expect(keys?.public_key).toMatch(/^B[\w-]{86}$/)
  expect(keys?.private_key).toMatch(/^[\w-]{43}$/)
  expect(readVapidKeys(readEnv({ DATA_DIR: folder }))).toEqual(keys)
  expect(statSync(path.join(folder, "vapid-key")).mode & 0o777).toBe(0o600)
})

test("hosted there are none until the environment names them", () => {
  expect(readVapidKeys(readEnv(hosted))).toBeNull()
  const { public_key, private_key } = loadVapidKeys(folder)
  const env = readEnv({ ...hosted, VAPID_PUBLIC_KEY: public_key, VAPID_PRIVATE_KEY: private_key })
  expect(readVapidKeys(env)).toEqual({ public_key, private_key })
})

test.each([
  ["one without the other", { VAPID_PUBLIC_KEY: "BPublic" }, /together or not at all/],
  ["the other without the one", { VAPID_PRIVATE_KEY: "private" }, /together or not at all/],
  ["two that are no pair", { VAPID_PUBLIC_KEY: "BPublic", VAPID_PRIVATE_KEY: "private" }, /are a pair/],
])("%s is refused in one line that names both", (_, given, message) => {
  const read = () => readVapidKeys(readEnv({ ...hosted, ...given }))
  expect(read).toThrow(EnvError)
  expect(read).toThrow(message)
})

test("a kill while they were being written leaves nothing that is in their way", () => {
  writeFileSync(path.join(folder, "vapid-key.new"), "", { mode: 0o644 })
  const keys = loadVapidKeys(folder)
  expect(readdirSync(folder), "written beside it, then renamed").toEqual(["vapid-key"])
  expect(statSync(path.join(folder, "vapid-key")).mode & 0o777).toBe(0o600)
  expect(loadVapidKeys(folder)).toEqual(keys)
})

test("a damaged file is named, and not replaced in silence", () => {
  writeFileSync(path.join(folder, "vapid-key"), "")
  expect(() => loadVapidKeys(folder)).toThrow(/vapid-key is damaged/)
})
