import { expect, test } from "vitest"
import { contrastOf, readableOn } from "./contrast.ts"

test("initials are readable on every color", () => {
  const levels = ["00", "33", "66", "99", "cc", "ff"]
  const colours = levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)))
  const weakest = Math.min(...colours.map((colour) => contrastOf(colour, readableOn(colour))))
  expect(weakest).toBeGreaterThanOrEqual(4.5)
})
