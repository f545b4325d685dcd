import fc from "fast-check"
import { expect, test } from "vitest"
import { readNumber } from "./read-number.ts"

const tags = ["editing.numbers"]

test.each([
  ["8", 8],
  ["8.5", 8.5],
  ["8,5", 8.5],
  [" 92,25 ", 92.25],
  [".5", 0.5],
  ["8.", 8],
  ["100000", 100_000],
  ["0,125", 0.125],
  ["-1", -1],
])("%o is read as %d", { tags }, (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})

test.each([
  "",
  " ",
  ".",
  "-",
  "9/10",
  "1,000",
  "1.000",
  "12.345",
  "1,000.5",
  "1.000,5",
  "8.5.1",
  "8,,5",
  "1e3",
  "0x10",
  "0b1",
  "1 000",
  "8 .5",
  "1_000",
  "Infinity",
  "NaN",
  "90%",
  "ten",
  "٣",
  "½",
])("%o is not read, because it could mean another number", { tags }, (typed) => {
  expect(readNumber(typed)).toBeNull()
})

test("a number with two decimals is read with a point and with a comma, and no other text is read", { tags }, () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (hundredths) => {
      const text = (hundredths / 100).toString()
      expect(readNumber(text)).toBe(Number(text))
      expect(readNumber(text.replace(".", ","))).toBe(Number(text))
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readNumber(text)
      if (read !== null) expect(read).toBe(Number(text.trim().replace(",", ".")))
    }),
  )
})
