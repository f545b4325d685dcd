import { expect, test } from "vitest"
import { memoryStorage } from "../../testing/session-server.ts"
import { FormDrafts, type FormDraft } from "./form-drafts.ts"

const edit: FormDraft = { label: "Edit Ada", version: 3, values: { first_name: "Adah", current_password: "secret" } }
const kept = { label: "Edit Ada", version: 3, values: { first_name: "Adah" } }

test("a draft is stored for one person and one form, without passwords", () => {
  const storage = memoryStorage()
  const drafts = new FormDrafts(storage)
  drafts.save("nora", "student.ada", edit, { inMemory: false })
  expect(new FormDrafts(storage).read("nora", "student.ada")).toEqual(kept)
  expect(drafts.read("otto", "student.ada")).toBeNull()
  expect(drafts.read("nora", "student.ben")).toBeNull()
  expect([drafts.hasAny("nora"), drafts.hasAny("otto")]).toEqual([true, false])
  drafts.forget("nora", "student.ada")
  expect([drafts.read("nora", "student.ada"), storage.length]).toEqual([null, 0])
})

test("a form with only passwords has no draft", () => {
  const storage = memoryStorage()
  const draft = { label: "Change password", values: { current_password: "a", new_password: "b" } }
  new FormDrafts(storage).save("nora", "password", draft, { inMemory: false })
  expect(storage.length).toBe(0)
})

test("a draft in memory is not stored on the device, but counts as a draft", () => {
  const storage = memoryStorage()
  const drafts = new FormDrafts(storage)
  drafts.save("nora", "student.ada", edit, { inMemory: true })
  expect([drafts.read("nora", "student.ada"), drafts.hasAny("nora"), storage.length]).toEqual([kept, true, 0])
})

test("signing out deletes all drafts and ignores those of forms that close afterwards", () => {
  const storage = memoryStorage()
  const drafts = new FormDrafts(storage)
  for (const inMemory of [true, false]) drafts.save("nora", `student.${inMemory}`, edit, { inMemory })
  drafts.close("nora")
  drafts.save("nora", "student.ada", edit, { inMemory: true })
  expect([drafts.hasAny("nora"), storage.length]).toEqual([false, 0])
  drafts.open()
  drafts.save("nora", "student.ada", edit, { inMemory: false })
  expect(drafts.hasAny("nora")).toBe(true)
})

test("a broken draft is ignored, and a full storage loses nothing", () => {
  const storage = memoryStorage()
  const drafts = new FormDrafts(storage)
  for (const text of ["{", "7", '{"label":"Edit"}', '{"label":"Edit","version":"3","values":{}}']) {
    storage.setItem("hearthbook.typed.nora.student.ada", text)
    expect(drafts.read("nora", "student.ada")).toBeNull()
  }
  storage.setItem = () => {
    throw new Error("The storage is full.")
  }
  drafts.save("nora", "student.ben", edit, { inMemory: false })
  expect(drafts.read("nora", "student.ben")).toEqual(kept)
})

test("a form's label is returned once, and its draft stays", () => {
  for (const inMemory of [true, false]) {
    const drafts = new FormDrafts(memoryStorage())
    drafts.save("nora", "student.ada", edit, { inMemory })
    drafts.save("nora", "student.new", { label: null, values: { first_name: "Cleo" } }, { inMemory })
    expect([drafts.takeLabels("nora"), drafts.takeLabels("nora")]).toEqual([["Edit Ada"], []])
    expect(drafts.read("nora", "student.ada")).toEqual({ ...kept, label: null })
  }
})
