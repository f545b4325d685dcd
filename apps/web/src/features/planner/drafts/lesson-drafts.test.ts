import { beforeEach, expect, test } from "vitest"
import { memoryStorage } from "../../../testing/session-server.ts"
import { LessonDrafts } from "./lesson-drafts.ts"
import { emptyLesson } from "../shared/lesson-values.ts"

const ada = { student_id: "ada" }
const ben = { student_id: "ben" }
const plan = {
  ...emptyLesson,
  student_id: "ada",
  title: "Fractions",
  resource_ids: ["b", "a"],
  assignments: [{ title: "Worksheet", due_date: "2026-11-23", points_possible: 20, type: "quiz" as const }],
}

let storage: Storage
let drafts: LessonDrafts
beforeEach(() => {
  storage = memoryStorage()
  drafts = new LessonDrafts(storage, "ruth")
})

test("restores a draft as typed, with its resources in order and its assignments", () => {
  drafts.save(ada, { values: plan })
  expect(new LessonDrafts(storage, "ruth").read(ada)?.values).toEqual(plan)
})

test("keeps drafts of two children, no child, a saved lesson and two users apart", () => {
  const places = [ada, ben, { student_id: "" }, { lesson_id: "ada" }]
  places.forEach((about, at) => drafts.save(about, { values: { ...plan, title: `Plan ${at}` } }))
  expect(places.map((about) => drafts.read(about)?.values.title)).toEqual(["Plan 0", "Plan 1", "Plan 2", "Plan 3"])
  expect(new LessonDrafts(storage, "hannah").read(ada)).toBeNull()
})

test("drops one draft only", () => {
  drafts.save(ada, { values: plan })
  drafts.save(ben, { values: plan })
  drafts.drop(ada)
  expect(drafts.read(ada)).toBeNull()
  expect(drafts.read(ben)).not.toBeNull()
})

test("dropping a draft keeps what another tab has written since, but not what it has only read", () => {
  const other = new LessonDrafts(storage, "ruth")
  drafts.save(ada, { values: plan })
  other.save(ada, { values: { ...plan, title: "Decimals" } })
  drafts.drop(ada)
  expect(other.read(ada)?.values.title).toBe("Decimals")

  drafts.save(ben, { values: plan })
  other.read(ben)
  drafts.drop(ben)
  expect(other.read(ben)).toBeNull()
})

test("a deleted lesson's draft is removed, whichever tab wrote it", () => {
  drafts.save({ lesson_id: "one" }, { values: plan })
  new LessonDrafts(storage, "ruth").forget({ lesson_id: "one" })
  expect(drafts.read({ lesson_id: "one" })).toBeNull()
})

test("a draft of a saved lesson stores the version it is based on", () => {
  drafts.save({ lesson_id: "one" }, { values: plan, version: 4 })
  expect(drafts.read({ lesson_id: "one" })?.version).toBe(4)
})

test.each([
  ["broken", "{"],
  ["empty", "null"],
  ["of another format", JSON.stringify({ format: 1, values: { title: "Fractions" } })],
  ["of another release", JSON.stringify({ format: 2, values: plan })],
  ["with work that the server would refuse", JSON.stringify({ format: 1, values: { ...plan, assignments: [{}] } })],
])("ignores a draft %s", (_, text) => {
  drafts.save(ada, { values: plan })
  storage.setItem(storage.key(0) ?? "", text)
  expect(drafts.read(ada)).toBeNull()
})

test("full storage does not stop the user from typing", () => {
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError")
  }
  expect(() => drafts.save(ada, { values: plan })).not.toThrow()
  expect(drafts.read(ada)).toBeNull()
})
