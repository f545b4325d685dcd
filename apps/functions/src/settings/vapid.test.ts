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

test("at home creates the keys once, readable only by their owner", () => {
  const keys = readVapidKeys(readEnv({ DATA_DIR: folder }))
  expect(keys?.public_key).toMatch(/^B[\w-]{86}$/)
  expect(keys?.private_key).toMatch(/^[\w-]{43}$/)
  expect(readVapidKeys(readEnv({ DATA_DIR: folder }))).toEqual(keys)
  expect(statSync(path.join(folder, "vapid-key")).mode & 0o777).toBe(0o600)
})

test("with DATABASE_URL there are no keys unless the environment sets them", () => {
  expect(readVapidKeys(readEnv(hosted))).toBeNull()
  const { public_key, private_key } = loadVapidKeys(folder)
  const env = readEnv({ ...hosted, VAPID_PUBLIC_KEY: public_key, VAPID_PRIVATE_KEY: private_key })
  expect(readVapidKeys(env)).toEqual({ public_key, private_key })
})

test.each([
  ["a public key alone", { VAPID_PUBLIC_KEY: "BPublic" }, /must be set together/],
  ["a private key alone", { VAPID_PRIVATE_KEY: "private" }, /must be set together/],
  ["keys that do not match", { VAPID_PUBLIC_KEY: "BPublic", VAPID_PRIVATE_KEY: "private" }, /do not match/],
])("refuses %s in one line that names both", (_, given, message) => {
  const read = () => readVapidKeys(readEnv({ ...hosted, ...given }))
  expect(read).toThrow(EnvError)
  expect(read).toThrow(message)
})

test("ignores an incomplete file of a process that was killed while writing", () => {
  writeFileSync(path.join(folder, "vapid-key.new"), "", { mode: 0o644 })
  const keys = loadVapidKeys(folder)
  expect(readdirSync(folder), "written beside it, then renamed").toEqual(["vapid-key"])
  expect(statSync(path.join(folder, "vapid-key")).mode & 0o777).toBe(0o600)
  expect(loadVapidKeys(folder)).toEqual(keys)
})

test("reports a damaged file instead of replacing it", () => {
  writeFileSync(path.join(folder, "vapid-key"), "")
  expect(() => loadVapidKeys(folder)).toThrow(/vapid-key is damaged/)
})
