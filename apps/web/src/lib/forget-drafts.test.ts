import { expect, test } from "vitest"
import { memoryStorage } from "../testing/session-server.ts"
import { forgetDrafts } from "./forget-drafts.ts"

test("signing out takes away all that who signs out has begun, and nothing else", () => {
  const storage = memoryStorage()
  const others = [
    "hearthbook.session",
    "hearthbook.answer.grace.moon",
    "hearthbook.answer.eli2.moon",
    "hearthbook.lesson-draft.grace.last",
  ]
  const own = ["hearthbook.answer.eli.moon", "hearthbook.lesson-draft.eli.new.ada", "hearthbook.lesson-draft.eli.last"]
  for (const key of [...own, ...others]) storage.setItem(key, "begun")
  forgetDrafts(storage, "eli")
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(others)
})
