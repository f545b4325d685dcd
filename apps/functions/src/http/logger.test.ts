import { expect, test } from "vitest"
import { createLogger } from "./logger.ts"

function logged(error: unknown): string {
  const lines: string[] = []
  createLogger("info", { write: (line) => lines.push(line) }).error({ err: error }, "unexpected error")
  return lines.join("")
}

test("a database error is logged without the values it quotes, but with its code and stack", () => {
  const error = Object.assign(new Error('date out of range: "Ada Byron"'), {
    name: "PrismaClientKnownRequestError",
    code: "P2010",
  })
  expect(logged(error)).not.toContain("Ada")
  expect(JSON.parse(logged(error))).toMatchObject({
    msg: "unexpected error",
    err: {
      type: "PrismaClientKnownRequestError",
      code: "P2010",
      places: expect.arrayContaining([expect.stringContaining("logger.test.ts")]),
    },
  })
})

test("any other error is logged with its message", () => {
  expect(JSON.parse(logged(new TypeError("no such thing")))).toMatchObject({
    err: { type: "TypeError", message: "no such thing" },
  })
})
