import { spawnSync } from "node:child_process"
import path from "node:path"
import { expect, test } from "vitest"
import { report } from "../amount.ts"
import { readLock, root } from "./lock.ts"

test("no dependency and no code is unused", () => {
  const knip = path.join(root, "node_modules/knip/bin/knip.js")
  const { status, stdout, stderr } = spawnSync(process.execPath, [knip], { cwd: root, encoding: "utf8" })
  expect(stdout + stderr).toBe("")
  expect(status).toBe(0)
  report("unused", { workspaces: readLock().workspaces.length, found: 0 })
})
