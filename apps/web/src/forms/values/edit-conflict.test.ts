import { providerView } from "@hearthbook/api/family/provider"
import { describe, expect, test } from "vitest"
import { conflictAfterRefusal, differingFields, readAs, switchVersion } from "./edit-conflict.ts"

const typed = { title: "Long division", notes: "With beans", points: 100 }
const now = { title: "Short division", notes: "", points: 100 }
const later = { title: "Fractions", notes: "", points: 50 }

describe("a refused save", () => {
  test("keeps what was typed in the form, with the current row as the other version", () => {
    const both = conflictAfterRefusal(null, typed, now)
    expect(both).toEqual({ shown: "typed", hidden: now, now, differing: ["title", "notes"] })
  })

  test("offers no choice if both versions are equal", () => {
    expect(conflictAfterRefusal(null, { ...now, title: " Short division " }, now)).toBeNull()
  })

  test("lists changed fields that the person has not edited as well", () => {
    expect(conflictAfterRefusal(null, { ...now, points: 80 }, now)?.differing).toEqual(["points"])
  })
})

describe("switching between the versions", () => {
  test("and back loses no edits of either", () => {
    const both = offered()
    const toNow = switchVersion(both, typed)
    expect(toNow).toMatchObject({ shown: "now", hidden: typed })
    const edited = { ...both.hidden, notes: "With peas" }
    const back = switchVersion(toNow, edited)
    expect(back).toMatchObject({ shown: "typed", hidden: edited })
    expect(switchVersion(back, toNow.hidden).hidden).toEqual(typed)
  })
})

describe("a second refusal", () => {
  test("shows the newest row if the previous one was shown unedited", () => {
    const again = conflictAfterRefusal(switchVersion(offered(), typed), now, later)
    expect(again).toEqual({ shown: "now", hidden: typed, now: later, differing: ["title", "notes", "points"] })
  })

  test("keeps what was typed, in either version", () => {
    const edited = { ...now, notes: "With peas" }
    expect(conflictAfterRefusal(offered(), typed, later)).toMatchObject({ shown: "typed", hidden: later })
    expect(conflictAfterRefusal(switchVersion(offered(), typed), edited, later)).toMatchObject({
      shown: "typed",
      hidden: later,
      differing: ["title", "notes", "points"],
    })
  })
})

test("a number equals its text, and empty values are equal", () => {
  expect(differingFields({ points: "93", subject_id: null }, { points: 93, subject_id: "" })).toEqual([])
  expect(differingFields({ days: ["monday"], done: true }, { days: ["monday", "friday"], done: false })).toEqual([
    "days",
    "done",
  ])
})

test("the current row is parsed with its schema, and another shape is null", () => {
  const read = readAs(providerView, ({ name, website }) => ({ name, website: website ?? "" }))
  const at = "2026-09-01T00:00:00.000Z"
  const id = "0190a0a0-0000-7000-8000-000000000001"
  const links = { website: null, logo_url: null, logo_id: null }
  const row = { id, name: "Saxon", ...links, version: 2, created_at: at, updated_at: at }
  expect(read(row)).toEqual({ name: "Saxon", website: "" })
  expect(read({})).toBeNull()
})

function offered() {
  return conflictAfterRefusal(null, typed, now) ?? expect.fail("There was nothing to choose between")
}
