import { expect, test } from "vitest"
import { memoryStorage } from "../../testing/session-server.ts"
import { AnswerDrafts } from "./answer-drafts.ts"

test("an answer is kept for its work and its child alone", () => {
  const storage = memoryStorage()
  const eli = new AnswerDrafts(storage, "eli")
  eli.save("moon", "It is round.")
  expect(new AnswerDrafts(storage, "eli").read("moon")).toBe("It is round.")
  expect(eli.read("sun")).toBe("")
  expect(new AnswerDrafts(storage, "grace").read("moon")).toBe("")
})

test("what is rubbed out or handed in is forgotten, and a full storage stops nobody", () => {
  const storage = memoryStorage()
  const drafts = new AnswerDrafts(storage, "eli")
  drafts.save("moon", "It is round.")
  drafts.save("moon", "  ")
  drafts.save("sun", "Hot.")
  drafts.forget("sun")
  expect(storage.length).toBe(0)
  const full = memoryStorage()
  full.setItem = () => {
    throw new Error("The storage is full.")
  }
  expect(() => new AnswerDrafts(full, "eli").save("moon", "It is round.")).not.toThrow()
})
