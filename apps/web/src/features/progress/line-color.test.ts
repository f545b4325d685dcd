import { expect, test } from "vitest"
import { contrastOf } from "../../lib/contrast.ts"
import { lineColor } from "./line-color.ts"

const themes = [
  { ground: "#ffffff", ink: "#211e1b" },
  { ground: "#21201d", ink: "#e6e2db" },
]

test("any subject's line is visible in light and dark mode", () => {
  const levels = ["00", "33", "66", "99", "cc", "ff"]
  const colors = levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)))
  for (const theme of themes) {
    const weakest = Math.min(...colors.map((color) => contrastOf(lineColor(color, theme), theme.ground)))
    expect(weakest).toBeGreaterThanOrEqual(3)
  }
})

test("a visible color is not changed", () => {
  expect(themes.map((theme) => lineColor("#2563a6", theme))[0]).toBe("#2563a6")
})
