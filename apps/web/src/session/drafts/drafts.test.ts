import { expect, test } from "vitest"
import { memoryStorage } from "../../testing/session-server.ts"
import { forgetDrafts, hasDrafts } from "./drafts.ts"

test("signing out deletes the person's drafts and nothing else", () => {
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

test("the last planned student does not count as a draft", () => {
  const storage = memoryStorage()
  storage.setItem("hearthbook.lesson-draft.eli.last", "ada")
  storage.setItem("hearthbook.answer.grace.moon", "It is round.")
  expect(hasDrafts(storage, "eli")).toBe(false)
  storage.setItem("hearthbook.answer.eli.moon", "It is round.")
  expect(hasDrafts(storage, "eli")).toBe(true)
})
