import { expect, test } from "vitest"
import { contrastOf } from "../../lib/contrast.ts"
import { badgeColors, theme } from "./theme.ts"

type Name = (typeof badgeColors)[number] | "gray" | "dark"
const shade = (name: Name, index: number): string => theme.colors?.[name]?.[index] ?? "missing"

// The sources of Mantine's colors: default-css-variables-resolver and theme.ts.
const light = {
  surfaces: ["#ffffff", shade("gray", 0), shade("gray", 1)],
  dimmed: shade("gray", 6),
  error: shade("error", 6),
}
const dark = {
  surfaces: [shade("dark", 6), shade("dark", 7), shade("dark", 8)],
  dimmed: shade("dark", 2),
  error: shade("error", 3),
}

test.each([
  ["light", light, ["#211e1b", shade("hearth", 6)]],
  ["dark", dark, [shade("dark", 0), shade("hearth", 4)]],
] as const)("text, links, hints and errors can be read by %s", (_scheme, { surfaces, dimmed, error }, texts) => {
  for (const surface of surfaces)
    for (const text of [...texts, dimmed, error])
      expect(contrastOf(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
})

test("white text is readable on a filled button of each color", () => {
  for (const name of badgeColors) expect(contrastOf("#ffffff", shade(name, 6)), name).toBeGreaterThanOrEqual(4.5)
})

test("a badge's text is readable in light and dark mode", () => {
  for (const name of badgeColors) {
    expect(contrastOf(shade(name, 9), shade(name, 1)), `${name} by day`).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(shade(name, 0), shade(name, 8)), `${name} by night`).toBeGreaterThanOrEqual(4.5)
  }
})
