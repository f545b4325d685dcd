import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { openThreads } from "./open-threads.ts"

const code = fileURLToPath(new URL("../testing/sample-thread.mjs", import.meta.url))
const beyond = { reason: "IMPORT_TOO_COMPLEX", message: "This takes too long." } as const
const ask = openThreads<string, number>({ code, threads: 2, seconds: 1, megabytes: 32, beyond }, () =>
  Promise.reject(new Error("The work was not done on a thread.")),
)

describe("work on a thread", { tags: ["import.threads"] }, () => {
  test("is delivered, or refused with its reason", async () => {
    expect(await ask("add")).toBe(3)
    await expect(ask("refuse")).rejects.toMatchObject({
      reason: "VALIDATION_ERROR",
      details: { issues: [{ field: "file", message: "No." }] },
    })
    await expect(ask("fail")).rejects.toThrow("broken")
  })

  test("ends with its time, while other work goes on and this thread answers", async () => {
    const long = ask("loop").catch((error: unknown) => error)
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 20)
    expect(await ask("add")).toBe(3)
    expect(await long).toMatchObject({ reason: "IMPORT_TOO_COMPLEX" })
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(5)
    expect(await ask("add")).toBe(3)
  })

  test("ends with its memory", { tags: ["api.import-too-complex"] }, async () => {
    await expect(ask("fill")).rejects.toMatchObject({ reason: "IMPORT_TOO_COMPLEX" })
    expect(await ask("add")).toBe(3)
  })

  test("is done here by a server without threads", async () => {
    const here = openThreads({ code: null, threads: 1, seconds: 1, megabytes: 32, beyond }, (order: number) =>
      Promise.resolve(order + 1),
    )
    expect(await here(1)).toBe(2)
  })
})
