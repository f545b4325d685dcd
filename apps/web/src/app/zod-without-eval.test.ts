import { execFileSync } from "node:child_process"
import { expect, test } from "vitest"

// Runs in a separate process, because Zod reads the setting only when it is loaded.
const program = `
  import "./zod-without-eval.ts"
  const { config, z } = await import("zod")
  console.log(JSON.stringify([config().jitless, z.object({ name: z.string() }).parse({ name: "Ada" })]))`

test("zod uses the setting made before it is imported", () => {
  const asked = ["--import", "tsx", "--input-type=module", "--eval", program]
  const said = execFileSync(process.execPath, asked, { cwd: import.meta.dirname, encoding: "utf8" })
  expect(JSON.parse(said)).toEqual([true, { name: "Ada" }])
})
