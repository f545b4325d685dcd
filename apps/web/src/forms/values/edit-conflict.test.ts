import { providerView } from "@hearthbook/api/schemas/provider"
import { describe, expect, test } from "vitest"
import { conflictAfterRefusal, differingFields, readAs, switchVersion } from "./edit-conflict.ts"

const typed = { title: "Long division", notes: "With beans", points: 100 }
const now = { title: "Short division", notes: "", points: 100 }
const later = { title: "Fractions", notes: "", points: 50 }

describe("a refused save", () => {
  test("leaves what was typed in the form, and has the row as it is now beside it", () => {
    const both = conflictAfterRefusal(null, typed, now)
    expect(both).toEqual({ shown: "typed", hidden: now, now, differing: ["title", "notes"] })
  })

  test("is no choice where both say the same", () => {
    expect(conflictAfterRefusal(null, { ...now, title: " Short division " }, now)).toBeNull()
  })

  test("names also what the person has not touched", () => {
    expect(conflictAfterRefusal(null, { ...now, points: 80 }, now)?.differing).toEqual(["points"])
  })
})

describe("turning from one version to the other", () => {
  test("and back loses nothing that was typed into either", () => {
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
  test("goes on with the newest row where the one of before was to be kept as it was", () => {
    const again = conflictAfterRefusal(switchVersion(offered(), typed), now, later)
    expect(again).toEqual({ shown: "now", hidden: typed, now: later, differing: ["title", "notes", "points"] })
  })

  test("goes on with what was typed, whichever version it was typed into", () => {
    const edited = { ...now, notes: "With peas" }
    expect(conflictAfterRefusal(offered(), typed, later)).toMatchObject({ shown: "typed", hidden: later })
    expect(conflictAfterRefusal(switchVersion(offered(), typed), edited, later)).toMatchObject({
      shown: "typed",
      hidden: later,
      differing: ["title", "notes", "points"],
    })
  })
})

test("a number is the same when it was typed, and nothing is nothing", () => {
  expect(differingFields({ points: "93", subject_id: null }, { points: 93, subject_id: "" })).toEqual([])
  expect(differingFields({ days: ["monday"], done: true }, { days: ["monday", "friday"], done: false })).toEqual([
    "days",
    "done",
  ])
})

test("the row of a refusal is read by its contract, and another one is none", () => {
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
