import { expect, test } from "vitest"
import { requiredText } from "./fields.ts"

test("a name is one line, whatever was typed or pasted: it may stand in a mail of ours", () => {
  const name = requiredText("Name", 80)
  expect(name.parse("  Ada\r\nBcc: you@example.com\r\n\r\nYou have won \u2028 \u0007 ")).toBe(
    "Ada Bcc: you@example.com You have won",
  )
  expect(name.parse("Ána  de\tla Cruz")).toBe("Ána de la Cruz")
  expect(name.safeParse("\u0007").success).toBe(false)
  expect(name.safeParse("\u200b \u2060").success).toBe(false)
  expect(name.parse("👩\u200d🔬 Science")).toBe("👩\u200d🔬 Science")
})
