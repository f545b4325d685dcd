import { spawnSync } from "node:child_process"
import { pathToFileURL } from "node:url"
import { expect, test } from "vitest"

const postgres = pathToFileURL(new URL("../../packages/db/src/testing/postgres.ts", import.meta.url).pathname).href

test("a process that has failed and ends by itself keeps its exit code, although it started a Postgres", () => {
  const program = `
    const { startPostgres } = await import("${postgres}")
    await (await startPostgres()).stop()
    process.exitCode = 3`
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", program],
    {
      encoding: "utf8",
      timeout: 120_000,
    },
  )
  expect(status, stderr).toBe(3)
})
