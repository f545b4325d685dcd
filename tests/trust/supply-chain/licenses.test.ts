import { expect, test } from "vitest"
import { report } from "../amount.ts"
import { isAllowed, licenseOf } from "./licenses.ts"
import { readLock } from "./lock.ts"
import { listShipped } from "./shipped.ts"

const { packages } = readLock()
const shipped = listShipped(packages)

test("every shipped package and tool has an allowed license", () => {
  const counts: Record<"shipped" | "tools", Record<string, number>> = { shipped: {}, tools: {} }
  const refused = []
  for (const one of packages) {
    const license = licenseOf(one)
    const isShipped = shipped.has(one.place)
    const part = counts[isShipped ? "shipped" : "tools"]
    part[license] = (part[license] ?? 0) + 1
    if (!isAllowed(license, one.of, isShipped)) refused.push(`${one.of}: ${license}`)
  }
  report("licenses of shipped packages", counts.shipped)
  report("licenses of tools", counts.tools)
  expect(refused).toEqual([])
  // Fails if no package was checked.
  expect(shipped.size).toBeGreaterThan(100)
  expect(packages.length - shipped.size).toBeGreaterThan(100)
})

test("a license with further conditions is detected, also in OR and AND expressions", () => {
  expect(isAllowed("GPL-3.0", "a", false)).toBe(false)
  expect(isAllowed("MIT AND GPL-3.0", "a", false)).toBe(false)
  expect(isAllowed("(MIT OR GPL-3.0)", "a", true)).toBe(true)
  expect(isAllowed("LGPL-3.0-or-later", "a", true)).toBe(false)
  expect(isAllowed("MPL-2.0", "a", true)).toBe(false)
  expect(isAllowed("MPL-2.0", "a", false)).toBe(true)
  expect(isAllowed("none", "a", false)).toBe(false)
})
