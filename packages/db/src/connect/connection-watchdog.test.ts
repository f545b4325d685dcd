import { expect, test } from "vitest"
import { watchConnection } from "./connection-watchdog.ts"

const at = (state: string) => async () => [{ state }]
const nobody = async () => []
const refuse = (error: Error) => () => Promise.reject(error)
const full = Object.assign(new Error("sorry, too many clients already"), { severity: "FATAL", code: "53300" })

/** Watches an answer that only comes once every look was taken, or not at all where we hang up. */
async function watch(looks: (() => Promise<{ state: string }[]>)[]): Promise<string> {
  let settle = (_said: string) => {}
  const answer = new Promise<string>((resolve) => (settle = resolve))
  const askBeside = async () => {
    const look = looks.shift()
    if (look) return look()
    settle("answered")
    return at("active")()
  }
  return watchConnection({ askBeside, hangUp: () => settle("hung up"), pulse: 1 }, 1, answer)
}

test("an answer is waited for as long as the server is at work on it", async () => {
  expect(await watch(Array(5).fill(at("active")))).toBe("answered")
})

test.each([
  ["has done its part, so that the answer was lost", at("idle in transaction")],
  ["has nobody of that number any more", nobody],
  ["cannot be reached", refuse(new Error("connect ETIMEDOUT"))],
])("a server that twice in a row %s is hung up on", async (_why, look) => {
  expect(await watch([look, at("active"), look, look, at("active")])).toBe("hung up")
  expect(await watch([look, at("active"), look, at("active")])).toBe("answered")
})

test("a server that has no room for the question, or does not tell, is waited for", async () => {
  expect(await watch([refuse(full), refuse(full), at("null"), at("disabled"), refuse(full)])).toBe("answered")
})
