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

test("refuses a folder that another process has locked, names the process, and keeps its lock", () => {
  const other = String(process.ppid)
  writeFileSync(lock(), other)
  expect(() => lockFolder(folder)).toThrow(`in use by process ${other}`)
  expect(readFileSync(lock(), "utf8")).toBe(other)
})

test("takes over the lock of a process that has exited", () => {
  const { pid } = spawnSync(process.execPath, ["--version"])
  writeFileSync(lock(), String(pid))
  lockFolder(folder)
  expect(readFileSync(lock(), "utf8")).toBe(String(process.pid))
})

test("takes over an empty lock file, as a crash while writing leaves it", () => {
  writeFileSync(lock(), "")
  lockFolder(folder)
  expect(readFileSync(lock(), "utf8")).toBe(String(process.pid))
})

test("removes the lock when the folder is unlocked", () => {
  const unlock = lockFolder(folder)
  unlock()
  expect(existsSync(lock())).toBe(false)
})
