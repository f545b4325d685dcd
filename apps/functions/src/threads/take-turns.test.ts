import { describe, expect, test } from "vitest"
import { takeTurns } from "./take-turns.ts"

const refusal = { message: "Three are waiting.", retry_after: 10 }

/** Work that ends when it is told to. */
function openWork() {
  const inTurn = takeTurns({ at_once: 2, waiting: 3, refusal })
  const running = new Map<string, () => void>()
  const ask = (owner: string, name: string) =>
    inTurn(owner, () => new Promise<string>((end) => running.set(name, () => end(name))))
  const end = async (name: string) => {
    running.get(name)?.()
    running.delete(name)
    // Whoever is next starts in a later microtask.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, end, running: () => [...running.keys()] }
}

describe("work in turns", { tags: ["paper.queue"] }, () => {
  test("is done two at a time, and who waits for the first time comes before who has asked for more", async () => {
    const { ask, end, running } = openWork()
    const asked = ["a1", "a2", "a3", "a4", "b1"].map((name) => ask(name.slice(0, 1), name))
    await end("")
    expect(running()).toEqual(["a1", "a2"])
    await end("a1")
    expect(running()).toEqual(["a2", "a3"])
    await end("a2")
    expect(running()).toEqual(["a3", "b1"])
    await end("b1")
    await end("a3")
    await end("a4")
    expect(await Promise.all(asked)).toEqual(["a1", "a2", "a3", "a4", "b1"])
  })

  test("is refused with the time if too much of one owner waits, and not of another", async () => {
    const { ask, end, running } = openWork()
    const asked = ["a1", "a2", "a3", "a4", "a5"].map((name) => ask("a", name))
    await expect(ask("a", "a6")).rejects.toMatchObject({ reason: "RATE_LIMITED", details: { retry_after: 10 } })
    const other = ask("b", "b1")
    for (const name of ["a1", "a2", "a3", "b1", "a4", "a5"]) await end(name)
    expect(await other).toBe("b1")
    await Promise.all(asked)
    expect(running()).toEqual([])
  })

  test("that fails makes room for the next", async () => {
    const inTurn = takeTurns({ at_once: 1, waiting: 1, refusal })
    const failed = inTurn("a", () => Promise.reject(new Error("broken")))
    const next = inTurn("a", () => Promise.resolve("drawn"))
    await expect(failed).rejects.toThrow("broken")
    expect(await next).toBe("drawn")
  })
})
