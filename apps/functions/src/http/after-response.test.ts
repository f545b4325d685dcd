import { Hono } from "hono"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { drainAfter } from "./after-response.ts"
import type { AppEnv } from "./app-env.ts"
import { createLogger } from "./logger.ts"

/** Opens an app on a platform with `waitUntil`, with an outbox whose runs the test finishes. */
function openApp({ canWait = true } = {}) {
  const runs: { seconds: number; finish: () => void; fail: () => void }[] = []
  const waits: Promise<unknown>[] = []
  const logged: string[] = []
  const app = new Hono<AppEnv>()
  app.use(
    drainAfter({
      waitUntil: () => (canWait ? (work) => void waits.push(work) : undefined),
      run: (until) =>
        new Promise((resolve, reject) =>
          runs.push({
            seconds: (until.getTime() - Date.now()) / 1000,
            finish: () => resolve({}),
            fail: () => reject(new Error("no mail server")),
          }),
        ),
      clock: () => new Date(),
      log: createLogger("error", { write: (line) => logged.push(line) }),
    }),
  )
  app.all("/api/v1/archive", async (c) => {
    await vi.advanceTimersByTimeAsync(20_000)
    return c.text("done")
  })
  app.all("*", (c) => c.text("done"))
  const send = async (method: string, path: string) => (await app.request(path, { method })).text()
  return { runs, waits, logged, send }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ["POST", "/api/trpc/grades.record", 1],
  ["PUT", "/api/v1/assignments/1", 1],
  ["DELETE", "/api/v1/grades/1", 1],
  ["GET", "/api/v1/auth/google/callback", 1],
  ["GET", "/api/v1/assignments", 0],
  ["POST", "/api/cron/weekly", 0],
])("%s %s runs the outbox %i times, without waiting for it", async (method, path, times) => {
  const { runs, send } = openApp()
  expect(await send(method, path)).toBe("done")
  expect(runs).toHaveLength(times)
})

test("the outbox runs once at a time, and once more for all requests that came meanwhile", async () => {
  const { runs, waits, send } = openApp()
  for (let count = 0; count < 3; count++) await send("POST", "/api/v1/grades")
  expect(runs).toHaveLength(1)
  runs[0]?.finish()
  await vi.waitFor(() => expect(runs).toHaveLength(2))
  runs[1]?.finish()
  await Promise.all(waits)
  expect(runs).toHaveLength(2)
})

test("a failed run is logged, and affects neither a response nor the next run", async () => {
  const { runs, waits, logged, send } = openApp()
  await send("POST", "/api/v1/grades")
  runs[0]?.fail()
  await Promise.all(waits)
  expect(logged.join("")).toContain("no mail server")
  expect(await send("POST", "/api/v1/grades")).toBe("done")
  expect(runs).toHaveLength(2)
})

test.each([
  ["/api/v1/grades", 25, 28],
  // This request itself took twenty seconds.
  ["/api/v1/archive", 5, 8],
])(
  "after %s the outbox has %i seconds, and the instance is kept running for at most %i",
  async (path, seconds, longest) => {
    const { runs, waits, send } = openApp()
    await send("POST", path)
    expect(runs).toMatchObject([{ seconds }])
    let isKept = true
    void Promise.all(waits).then(() => (isKept = false))
    await vi.advanceTimersByTimeAsync(longest * 1000 - 100)
    expect(isKept).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    expect(isKept).toBe(false)
  },
)

test("nothing runs after a response on a platform without `waitUntil`", async () => {
  const { runs, send } = openApp({ canWait: false })
  await send("POST", "/api/v1/grades")
  expect(runs).toEqual([])
})
