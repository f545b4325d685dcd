import fc from "fast-check"
import { expect, test } from "vitest"
import { expandPattern, titlesFromText } from "./title-pattern.ts"

test.each([
  ["Lesson {1-3}", ["Lesson 1", "Lesson 2", "Lesson 3"]],
  ["{08-10}", ["08", "09", "10"]],
  ["Part {a-c}", ["Part a", "Part b", "Part c"]],
  ["{A-B}", ["A", "B"]],
  ["Pages {1-11 by 5}", ["Pages 1–5", "Pages 6–10", "Pages 11"]],
  ["{01-12 by 5}", ["01–05", "06–10", "11–12"]],
  ["{1-2}.{a-b}", ["1.a", "1.b", "2.a", "2.b"]],
  ["{5-5}", ["5"]],
  ["{1–2}", ["1", "2"]],
  ["Review", ["Review"]],
  ["a {{set}} of {1-2}", ["a {set} of 1", "a {set} of 2"]],
  ["{{{1-2}}}", ["{1}", "{2}"]],
])("%s makes its titles", (pattern, titles) => {
  expect(expandPattern(pattern)).toEqual({ titles })
})

test.each([
  ["Lesson {1-401}", "This would make 401 lessons. At most 400 are possible."],
  ["{1-1000000000}", "This would make 1,000,000,000 lessons. At most 400 are possible."],
  ["{1-100000000000000} {1-1000}", "This would make 100,000,000,000,000,000 lessons. At most 400 are possible."],
  ["{3-1}", "{3-1} runs backwards and would make no lessons."],
  ["{c-a}", "{c-a} runs backwards and would make no lessons."],
  ["{1-9 by 0}", "{1-9 by 0} would make no lessons, because its step is 0."],
  ["{}", "{} is no range and would make no lessons. Write one such as {1-36} or {a-f}."],
  ["{a-F}", "{a-F} is no range and would make no lessons. Write one such as {1-36} or {a-f}."],
  ["Lesson {1-3", "A { is not closed. Write {{ for a brace."],
  ["Lesson {1{2-3}", "A { is not closed. Write {{ for a brace."],
  ["Lesson 1-3}", "A } has no { before it. Write }} for a brace."],
  ["  ", "This would make no lessons. Enter a pattern."],
])("%s is an error", (pattern, error) => {
  expect(expandPattern(pattern)).toEqual({ error })
})

test("a lower limit is kept", () => {
  expect(expandPattern("{1-4}", 4)).toEqual({ titles: ["1", "2", "3", "4"] })
  expect(expandPattern("{1-5}", 4)).toEqual({ error: "This would make 5 lessons. At most 4 are possible." })
})

test("pasted lines become titles", () => {
  expect(titlesFromText(" 1. Cells \r\n\r\n2. Plants\n\t\n3. Animals")).toEqual(["1. Cells", "2. Plants", "3. Animals"])
})

const ranges = fc.record({
  from: fc.integer({ min: 0, max: 50 }),
  length: fc.integer({ min: 1, max: 30 }),
  by: fc.integer({ min: 1, max: 6 }),
})

/** The texts of a range, counted one number at a time. */
function slowTexts({ from, length, by }: { from: number; length: number; by: number }): string[] {
  const texts: string[] = []
  for (let first = from; first < from + length; first += by) {
    const last = Math.min(first + by, from + length) - 1
    texts.push(last > first ? `${first}–${last}` : `${first}`)
  }
  return texts
}

test("two ranges make every pair, or an error with the number of pairs", () => {
  fc.assert(
    fc.property(ranges, ranges, (outer, inner) => {
      const write = (range: typeof outer) => {
        const text = `${range.from}-${range.from + range.length - 1}`
        return range.by === 1 ? `{${text}}` : `{${text} by ${range.by}}`
      }
      // A first number of 0 is one digit wide, so its width changes nothing.
      const titles = slowTexts(outer).flatMap((one) => slowTexts(inner).map((other) => `${one}/${other}`))
      const error = `This would make ${titles.length} lessons. At most 400 are possible.`
      expect(expandPattern(`${write(outer)}/${write(inner)}`)).toEqual(titles.length > 400 ? { error } : { titles })
    }),
  )
})

test("any text makes titles or an error, and escaped braces make the text itself", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      const result = expandPattern(text)
      expect("titles" in result ? result.titles.length : result.error.length).toBeGreaterThan(0)
      const escaped = text.replaceAll("{", "{{").replaceAll("}", "}}")
      if (text.trim() !== "") expect(expandPattern(escaped)).toEqual({ titles: [text.trim()] })
    }),
  )
})
