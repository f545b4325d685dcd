import { expect, test } from "vitest"
import { watchConnection } from "./connection-watchdog.ts"

type Check = () => Promise<{ state: string }[]>

const inState = (state: string) => async () => [{ state }]
const noProcess = async () => []
const failing = (error: Error) => () => Promise.reject(error)
const tooManyClients = Object.assign(new Error("sorry, too many clients already"), { severity: "FATAL", code: "53300" })

/** Watches a query that is answered once all checks were made, unless the connection is ended first. */
async function watch(checks: Check[]): Promise<string> {
  let finish = (_outcome: string) => {}
  const answer = new Promise<string>((resolve) => (finish = resolve))
  const queryElsewhere = async () => {
    const check = checks.shift()
    if (check) return check()
    finish("answered")
    return inState("active")()
  }
  return watchConnection({ queryElsewhere, disconnect: () => finish("disconnected"), check_interval: 1 }, 1, answer)
}

test("waits for an answer as long as the server works on it", async () => {
  expect(await watch(Array.from({ length: 5 }, () => inState("active")))).toBe("answered")
})

test.each([
  ["is idle, so that its answer was lost", inState("idle in transaction")],
  ["has no such process", noProcess],
  ["cannot be reached", failing(new Error("connect ETIMEDOUT"))],
])("disconnects from a server that %s in two checks in a row", async (_why, check) => {
  expect(await watch([check, inState("active"), check, check, inState("active")])).toBe("disconnected")
  expect(await watch([check, inState("active"), check, inState("active")])).toBe("answered")
})

test("waits for a server that refuses another connection or does not report its state", async () => {
  expect(
    await watch([
      failing(tooManyClients),
      failing(tooManyClients),
      inState("null"),
      inState("disabled"),
      failing(tooManyClients),
    ]),
  ).toBe("answered")
})
