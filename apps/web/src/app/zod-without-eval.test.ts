import { expect, test } from "vitest"

test("zod takes the setting that was made before it came", async () => {
  await import("./zod-without-eval.ts")
  const { config, z } = await import("zod")
  expect(config().jitless).toBe(true)
  expect(z.object({ name: z.string() }).parse({ name: "Ada" })).toEqual({ name: "Ada" })
})
