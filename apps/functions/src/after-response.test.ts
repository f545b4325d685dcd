import { Hono } from "hono"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { drainAfter } from "./after-response.ts"
import type { AppEnv } from "./app-env.ts"
import { createLogger } from "./logger.ts"

/** An app on a platform that can wait, whose outbox a test empties by hand. */
function openApp({ canWait = true } = {}) {
  const runs: { finish: () => void; fail: () => void }[] = []
  const held: Promise<unknown>[] = []
  const logged: string[] = []
  const app = new Hono<AppEnv>()
  app.use(
    drainAfter({
      waitUntil: () => (canWait ? (work) => void held.push(work) : undefined),
      run: () =>
        new Promise((resolve, reject) =>
          runs.push({ finish: () => resolve({}), fail: () => reject(new Error("no mail server")) }),
        ),
      log: createLogger("error", { write: (line) => logged.push(line) }),
    }),
  )
  app.all("*", (c) => c.text("done"))
  const send = async (method: string, path: string) => (await app.request(path, { method })).text()
  return { runs, held, logged, send }
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
])("%s %s has the outbox run %i times, without waiting for it", async (method, path, times) => {
  const { runs, send } = openApp()
  expect(await send(method, path)).toBe("done")
  expect(runs).toHaveLength(times)
})

test("the outbox runs once at a time, and once more for all that came in meanwhile", async () => {
  const { runs, held, send } = openApp()
  for (let count = 0; count < 3; count++) await send("POST", "/api/v1/grades")
  expect(runs).toHaveLength(1)
  runs[0]?.finish()
  await vi.waitFor(() => expect(runs).toHaveLength(2))
  runs[1]?.finish()
  await Promise.all(held)
  expect(runs).toHaveLength(2)
})

test("a failure is logged and hinders neither an answer nor the next run", async () => {
  const { runs, held, logged, send } = openApp()
  await send("POST", "/api/v1/grades")
  runs[0]?.fail()
  await Promise.all(held)
  expect(logged.join("")).toContain("no mail server")
  expect(await send("POST", "/api/v1/grades")).toBe("done")
  expect(runs).toHaveLength(2)
})

test("an instance is held for ten seconds at most", async () => {
  const { held, send } = openApp()
  await send("POST", "/api/v1/grades")
  let isHeld = true
  void Promise.all(held).then(() => (isHeld = false))
  await vi.advanceTimersByTimeAsync(9_900)
  expect(isHeld).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(isHeld).toBe(false)
})

test("where nothing can run after an answer, nothing does", async () => {
  const { runs, send } = openApp({ canWait: false })
  await send("POST", "/api/v1/grades")
  expect(runs).toEqual([])
})
