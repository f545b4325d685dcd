import fc from "fast-check"
import { expect, test } from "vitest"
import { add, compare, divide, exact, multiply, roundHalfUp } from "./fraction.ts"
import { longDivision } from "./testing/reference.ts"

test("a number is read by its decimals", () => {
  expect(exact(3.7)).toEqual({ over: 37n, under: 10n })
  expect(exact(120)).toEqual({ over: 120n, under: 1n })
  expect(exact(1e-7)).toEqual({ over: 1n, under: 10_000_000n })
  expect(exact(2.5e21)).toEqual({ over: 2_500_000_000_000_000_000_000n, under: 1n })
})

test("a sum of decimals has no drift", () => {
  expect(compare(add(exact(0.1), exact(0.2)), exact(0.3))).toBe(0)
  expect(compare(multiply(exact(1.1), exact(1.1)), exact(1.21))).toBe(0)
  expect(compare(divide(exact(1), exact(3)), exact(0.3333))).toBe(1)
})

test("a half is rounded up", () => {
  // 1.005 × 100 is 100.49999999999999 in binary fractions.
  expect(roundHalfUp(exact(1.005), 2)).toBe(1.01)
  expect(roundHalfUp(exact(84.5), 0)).toBe(85)
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1 }), fc.integer({ min: 0, max: 4 }), (a, b, decimals) => {
      const [over, under] = [BigInt(a), BigInt(b)]
      expect(roundHalfUp({ over, under }, decimals)).toBe(longDivision([over, under], decimals))
    }),
  )
})
