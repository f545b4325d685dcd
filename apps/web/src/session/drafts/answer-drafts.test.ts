import { expect, test } from "vitest"
import { memoryStorage } from "../../testing/session-server.ts"
import { answerPolicy } from "./answer-policy.ts"
import { Drafts } from "./drafts.ts"

const draftsOf = (storage: Storage, user_id: string) => new Drafts(answerPolicy, storage, user_id)

test("an answer is stored for one assignment and one child", () => {
  const storage = memoryStorage()
  const eli = draftsOf(storage, "eli")
  eli.save("moon", "It is round.")
  expect(draftsOf(storage, "eli").read("moon")).toBe("It is round.")
  expect(eli.read("sun")).toBeNull()
  expect(draftsOf(storage, "grace").read("moon")).toBeNull()
})

test("an empty or submitted answer is deleted, and a full storage does not interrupt typing", () => {
  const storage = memoryStorage()
  const drafts = draftsOf(storage, "eli")
  drafts.save("moon", "It is round.")
  drafts.save("moon", "  ")
  drafts.save("sun", "Hot.")
  drafts.forget("sun")
  expect(storage.length).toBe(0)
  const full = memoryStorage()
  full.setItem = () => {
    throw new Error("The storage is full.")
  }
  expect(() => draftsOf(full, "eli").save("moon", "It is round.")).not.toThrow()
})
