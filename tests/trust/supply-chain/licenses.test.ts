/** @module-tag smoke */
import { expect, test } from "vitest"
import { report } from "../amount.ts"
import { isAllowed, licenseOf } from "./licenses.ts"
import { readLock } from "./lock.ts"
import { listShipped } from "./shipped.ts"

const { packages } = readLock()
const shipped = listShipped(packages)

test("whatever runs for a family, or is a tool of ours, has a license that lets everybody use it", () => {
  const counts: Record<"shipped" | "tools", Record<string, number>> = { shipped: {}, tools: {} }
  const refused = []
  for (const one of packages) {
    const license = licenseOf(one)
    const isShipped = shipped.has(one.place)
    const part = counts[isShipped ? "shipped" : "tools"]
    part[license] = (part[license] ?? 0) + 1
    if (!isAllowed(license, one.of, isShipped)) refused.push(`${one.of}: ${license}`)
  }
  report("licenses of what is shipped", counts.shipped)
  report("licenses of tools", counts.tools)
  expect(refused).toEqual([])
  // Else nothing was looked at.
  expect(shipped.size).toBeGreaterThan(100)
  expect(packages.length - shipped.size).toBeGreaterThan(100)
})

test("what asks more than that its text is kept is found, also inside a choice or a sum", () => {
  expect(isAllowed("GPL-3.0", "a", false)).toBe(false)
  expect(isAllowed("MIT AND GPL-3.0", "a", false)).toBe(false)
  expect(isAllowed("(MIT OR GPL-3.0)", "a", true)).toBe(true)
  expect(isAllowed("LGPL-3.0-or-later", "a", true)).toBe(false)
  expect(isAllowed("MPL-2.0", "a", true)).toBe(false)
  expect(isAllowed("MPL-2.0", "a", false)).toBe(true)
  expect(isAllowed("none", "a", false)).toBe(false)
})
