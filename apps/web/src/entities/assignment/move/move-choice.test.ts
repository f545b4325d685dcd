import { describe, expect, test } from "vitest"
import { ben, sampleCurriculum } from "../../../testing/sample-family.ts"
import { sampleAssignment } from "../../../testing/sample-family.ts"
import { actionOf, firstChoice } from "./move-choice.ts"

const today = "2026-11-25"
const course = sampleCurriculum(1, ben, "Math")
const choice = { day: "2026-11-30", school_days: 2 }

describe("a choice in the dialog", { tags: ["assignments.move"] }, () => {
  test("becomes an action once it is complete", () => {
    expect(actionOf({ ...choice, kind: "tomorrow" }, today)).toEqual({ kind: "move", to: "2026-11-26" })
    expect(actionOf({ ...choice, kind: "next_school_day" }, today)).toEqual({ kind: "next_school_day" })
    expect(actionOf({ ...choice, kind: "day" }, today)).toEqual({ kind: "move", to: "2026-11-30" })
    expect(actionOf({ ...choice, kind: "school_days" }, today)).toEqual({ kind: "shift", school_days: 2 })
    expect(actionOf({ ...choice, kind: "day", day: "2026-11" }, today)).toBeNull()
    for (const school_days of ["", 0, 1.5, 61]) {
      expect(actionOf({ ...choice, kind: "school_days", school_days }, today)).toBeNull()
    }
  })

  test("is a school day later at first, or the next school day for late work", () => {
    const [late, next] = [
      sampleAssignment("Late", course, "2026-11-20"),
      sampleAssignment("Next", course, "2026-11-30"),
    ]
    expect(firstChoice([late], today).kind).toBe("next_school_day")
    expect(firstChoice([next, late], today).kind).toBe("next_school_day")
    expect(firstChoice([next], today)).toMatchObject({ kind: "school_days", school_days: 1 })
  })
})
