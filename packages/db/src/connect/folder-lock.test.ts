import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { lockFolder } from "./folder-lock.ts"

let folder: string
const lock = () => path.join(folder, "lock")

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-lock-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

test("names the process that has the folder, and leaves it its lock", () => {
  const other = String(process.ppid)
  writeFileSync(lock(), other)
  expect(() => lockFolder(folder)).toThrow(`in use by process ${other}`)
  expect(readFileSync(lock(), "utf8")).toBe(other)
})

test("takes over the lock of a process that is gone", () => {
  const { pid } = spawnSync(process.execPath, ["--version"])
  writeFileSync(lock(), String(pid))
  lockFolder(folder)
  expect(readFileSync(lock(), "utf8")).toBe(String(process.pid))
})

test("takes over a lock that says nothing, as a crash while writing leaves it", () => {
  writeFileSync(lock(), "")
  lockFolder(folder)
  expect(readFileSync(lock(), "utf8")).toBe(String(process.pid))
})

test("gives the folder back", () => {
  const unlock = lockFolder(folder)
  unlock()
  expect(existsSync(lock())).toBe(false)
})
