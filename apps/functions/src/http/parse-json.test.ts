import { describe, expect, test } from "vitest"
import { parseJson } from "./parse-json.ts"

const nested = (levels: number, open = "[", close = "]") => open.repeat(levels) + close.repeat(levels)

describe("the JSON of a request", { tags: ["api.nesting"] }, () => {
  test("may be nested 32 levels deep", () => {
    expect(JSON.stringify(parseJson(nested(32)))).toBe(nested(32))
    expect(parseJson(`[${nested(31)},${nested(31)}]`)).toHaveLength(2)
  })

  test.each([nested(33), nested(50_000), `${'{"a":'.repeat(33)}1${"}".repeat(33)}`, "[".repeat(33)])(
    "is refused when it is nested deeper",
    (text) => expect(() => parseJson(text)).toThrow("The request is nested more than 32 levels deep."),
  )

  test.each(["[".repeat(99), `\\"${"{".repeat(99)}`, `"${"[".repeat(99)}\\`])(
    "may have brackets in a text: %s",
    (text) => expect(parseJson(JSON.stringify({ text }))).toEqual({ text }),
  )

  test("must be valid", () => expect(() => parseJson('{"a": [}')).toThrow(SyntaxError))
})
